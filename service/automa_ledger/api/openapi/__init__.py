"""The OpenAPI document, built from the operations and the rulesets' own types."""
