"""The OpenAPI document, made from the table of calls and from the rulesets' own types."""
