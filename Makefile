# Everything needs only python3 (3.11 or newer) and this file. `make` alone says what there is.
PYTHON ?= python3
UV := .uv/bin/uv
BIN := .venv/bin
export UV_PYTHON_DOWNLOADS := never

.DEFAULT_GOAL := help
.PHONY: help install run test check bench soak format

help: ## Say what there is
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST)

install: .venv/installed ## Install the locked dependencies into .venv

run: .venv/installed ## Serve on http://127.0.0.1:8000, with a database of its own
	@exec $(BIN)/automa serve

test: .venv/installed ## Run all tests
	@.ci/install-browser
	@$(BIN)/pytest

check: .venv/installed ## Formatting, lint, types, and whether openapi/openapi.json is up to date
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy
	@$(BIN)/automa openapi --check

bench: .venv/installed ## Measure; the report goes to standard output
	@$(BIN)/python -m tests.benchmarks

soak: .venv/installed ## Play random whole games of Scythe, many more than the tests do
	@$(BIN)/python -m tests.properties.soak

format: .venv/installed ## Format, and mend what lint can mend
	@$(BIN)/ruff check --fix --quiet .
	@$(BIN)/ruff format --quiet .

$(UV):
	@$(PYTHON) -m venv .uv
	@.uv/bin/pip install --quiet --disable-pip-version-check uv==0.13.8

.venv/installed: $(UV) pyproject.toml uv.lock
	@$(UV) sync --frozen --quiet --python $(PYTHON)
	@touch $@
