# Everything needs python3 (3.11 or newer) with venv, on Debian: apt install python3-venv. The tests also run chromium
# and curl, and install them where they may. `make` alone says what there is.
PYTHON ?= python3
UV := .uv/bin/uv
BIN := .venv/bin
# Where Node and the builders of the pages are; .ci/build-pages takes them out of the caches for as long as it needs them.
TOOLS ?= .venv
NODE_MODULES := openapi/clients/typescript/node_modules/.package-lock.json
PAGES := service/automa_ledger/api
TABLE := $(PAGES)/table/index.html
TABLE_MODULES := openapi/table/node_modules/.package-lock.json
QUICK := tests/domain tests/contract tests/store/test_append.py tests/store/test_reading.py \
	$(addprefix tests/api/test_, games.py commands.py turns.py log.py past.py)
LINT := openapi/lint/node_modules
LINT_MODULES := $(LINT)/.package-lock.json
LIGHTHOUSE_MODULES := tests/benchmarks/lighthouse/node_modules/.package-lock.json
TABLE_SOURCES := $(shell find openapi/table openapi/clients/typescript/src -type f -not -path '*/node_modules/*')
REFERENCE := $(PAGES)/reference/index.html
GUIDE := $(PAGES)/guide/index.html
MAKEFLAGS += --no-print-directory
export UV_PYTHON_DOWNLOADS := never
# npm starts Node for the packages' own commands by its name.
NPM := PATH="$(abspath $(TOOLS))/bin:$$PATH" $(TOOLS)/bin/npm --no-update-notifier --no-fund --no-audit --prefer-offline
# Behind a proxy with a certificate of its own, Node wants to be told what the other tools find out.
export NODE_EXTRA_CA_CERTS ?= $(SSL_CERT_FILE)

LOCKED := uv.lock pyproject.toml domain/pyproject.toml service/pyproject.toml
VENV := import ensurepip, sys; print(sys.version_info >= (3, 11))
# The wheel of pip that comes with venv. It runs as it is: to install it takes ten seconds, and only uv needs it.
PIP := import ensurepip as e, glob, os; \
	print(glob.glob(str(e._WHEEL_PKG_DIR or os.path.dirname(e.__file__) + "/_bundled") + "/pip-*.whl")[0])
NO_VENV := Python 3.11 or newer with venv is needed, on Debian and Ubuntu: apt install python3-venv

.DEFAULT_GOAL := help
.PHONY: help install run test quick slow check check-all generate phones pack pictures bench soak attack strengths histories format pages

help: ## Say what there is
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST)

install: .venv/run ## Install what serving needs, and nothing else
	@$(MAKE) --question pages 2>/dev/null || .ci/build-pages

run: install ## Serve on http://127.0.0.1:8000, with a database of its own
	@exec $(BIN)/automa serve

test: .venv/dev pages $(NODE_MODULES) $(TABLE_MODULES) ## Run the tests, but for the slow ones; ONLY=tests/browser for those of a folder
	@.ci/install-test-programs
	@$(BIN)/python -m compileall -q domain service # each service that a test starts would do it
	@env -u PYTHONDONTWRITEBYTECODE $(BIN)/pytest -n 2 --dist worksteal -m "not slow" $(ONLY)

slow: .venv/dev .venv/phones pages $(NODE_MODULES) $(TABLE_MODULES) $(LINT_MODULES) ## Run the slow tests: the page when networks, tabs and people fail, every screen, whole games by taps, packages, phones, alerts, histories
	@.ci/install-test-programs
	@$(BIN)/python -m compileall -q domain service
	@env -u PYTHONDONTWRITEBYTECODE $(BIN)/pytest -n 2 --dist worksteal -m slow $(ONLY)

quick: .venv/dev ## Test the rules, the log and the calls of a game, in a minute
	@$(BIN)/pytest -n 2 -q $(QUICK)

check: .venv/dev ## Formatting, lint, types of the packages, and whether the document is up to date, in a minute
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy domain service
	@$(BIN)/automa openapi --check

check-all: check pages $(NODE_MODULES) $(TABLE_MODULES) $(LINT_MODULES) ## Beyond that: types of tests and pages, clients, linters of the document, slow tests, bounds of dependencies
	@$(BIN)/mypy
	@$(BIN)/node $(LINT)/@redocly/cli/bin/cli.js lint openapi/openapi.json \
		--config openapi/lint/redocly.yaml >.venv/redocly.log 2>&1 || { cat .venv/redocly.log; exit 1; }
	@$(BIN)/node $(LINT)/@stoplight/spectral-cli/dist/index.js lint openapi/openapi.json \
		--ruleset openapi/lint/spectral.yaml --fail-severity hint --quiet
	@$(BIN)/python openapi/clients/generate.py --check
	@$(BIN)/node openapi/table/node_modules/typescript/bin/tsc -p openapi/table
	@$(MAKE) slow
	@for resolution in lowest-direct highest; do $(MAKE) quick-$$resolution || exit 1; done

# The same tests with the oldest dependencies that the bounds allow, and with the newest.
quick-lowest-direct quick-highest: quick-%: .venv/dev
	@$(UV) venv --quiet --clear --python $(PYTHON) .cache/$*
	@$(UV) pip install --quiet --python .cache/$* --resolution $* --editable domain --editable 'service[mcp]' --group test
	@.cache/$*/bin/python -m pytest -n 2 -q $(QUICK)

generate: .venv/dev $(NODE_MODULES) ## Write the document, its examples and both clients, in their order
	@$(BIN)/python openapi/generate.py

phones: .venv/phones ## Make a Kotlin, a Swift and a Dart client of the document, in dist/phones
	@for language in kotlin swift dart; do \
		$(BIN)/openapi-generator-cli generate -i openapi/openapi.json -c openapi/phones/$$language.yaml \
			-o $(DIST)/phones/$$language >.venv/phones.log 2>&1 || { cat .venv/phones.log; exit 1; }; done

pictures: .venv/dev pages ## Take the pictures of all boards and of the page's screens anew, into docs/pictures
	@$(BIN)/python -m tests.pictures
	@$(BIN)/python -m tests.browser.taking

bench: .venv/dev pages $(LIGHTHOUSE_MODULES) ## Measure beside yardsticks and the last release; KEEP=1 keeps the figures; ONLY=growth for a part
	@.ci/install-test-programs
	@PYTHONPATH=tests/toy $(BIN)/python -m tests.benchmarks $(ONLY) $(if $(KEEP),--keep)

soak: .venv/dev ## Play random whole games, and break every constraint: far more than the tests do, and other ones
	@$(BIN)/python -m tests.properties.soak
	@SOAK=1 $(BIN)/pytest -n 2 tests/properties tests/api/test_schemathesis.py tests/api/test_schemathesis_run.py

attack: .venv/dev pages ## Attack the service alone, then behind nginx, while somebody plays: five minutes
	@.ci/install-test-programs
	@$(BIN)/python -m compileall -q domain service
	@$(BIN)/python -m tests.attack

strengths: .venv/dev ## Simulate how strong the Automa of Scythe is, for the catalogue: ten minutes
	@$(BIN)/python -m tests.strengths

histories: .venv/dev ## Have clients race on two services, and check what they are answered; SEED=1 does one again
	@$(BIN)/python -m tests.histories $(SEED)

format: .venv/dev ## Format, and mend what lint can mend
	@$(BIN)/ruff check --fix --quiet .
	@$(BIN)/ruff format --quiet .

$(UV):
	$(if $(findstring True,$(shell $(PYTHON) -c '$(VENV)' 2>/dev/null)),,$(error $(NO_VENV)))
	@$(PYTHON) -m venv --without-pip .uv
	@PYTHONPATH=$$($(PYTHON) -c '$(PIP)') .uv/bin/python -m pip install --quiet --no-compile --disable-pip-version-check \
		uv==0.13.8

.venv/run: $(UV) $(LOCKED)
	@$(UV) sync --frozen --quiet --inexact --package automa-ledger --no-dev --python $(PYTHON)
	@touch $@

.venv/dev: $(UV) $(LOCKED)
	@$(UV) sync --frozen --quiet --compile-bytecode --all-packages --all-groups --no-group phones --python $(PYTHON)
	@touch .venv/run $@

# What makes clients for phones, with a Java, and what reads them: nobody else needs these hundred megabytes.
.venv/phones: .venv/dev
	@$(UV) sync --frozen --quiet --inexact --only-group phones --python $(PYTHON)
	@touch $@

# Below a folder with a package.json and a lock: what npm installs there.
%/node_modules/.package-lock.json: %/package.json %/package-lock.json $(if $(findstring .venv,$(TOOLS)),.venv/dev)
	@$(NPM) ci --prefix $* --ignore-scripts --silent
	@touch $@

pages: $(TABLE) $(REFERENCE) $(GUIDE)

$(TABLE): $(TABLE_SOURCES)
	@$(MAKE) --silent $(TABLE_MODULES)
	@$(NPM) run build --prefix openapi/table --silent -- --logLevel error

$(REFERENCE): $(wildcard openapi/reference/*.*)
	@$(MAKE) --silent openapi/reference/node_modules/.package-lock.json
	@$(TOOLS)/bin/node openapi/reference/build.js

# Of the pictures of the table page only these two are in the guide.
$(GUIDE): zensical.toml $(wildcard docs/*.md docs/*/*.md docs/pictures/*.svg)
	@NO_COLOR=1 $(TOOLS)/bin/zensical build --strict >$(TOOLS)/guide.log 2>&1 || { cat $(TOOLS)/guide.log; exit 1; }
	@find $(PAGES)/guide/pictures -name 'table-*.png' ! -name table-new-phone-light.png ! -name table-scythe-phone-light.png -delete
	@touch $@

# Wheels and the npm package, in dist/. What they are made with is locked, and no registry is asked.
DIST ?= dist
pack: .venv/dev pages $(NODE_MODULES) ## Pack rules, service and both clients into dist/
	@rm -rf $(DIST) openapi/clients/typescript/dist
	@for package in domain service openapi/clients/python; do \
		$(UV) build --quiet --wheel --no-build-isolation --python $(BIN)/python --out-dir $(DIST) $$package || exit 1; done
	@$(NPM) pack ./openapi/clients/typescript --pack-destination $(DIST) --silent >/dev/null
	@rm -f $(DIST)/.gitignore
