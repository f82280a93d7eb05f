"""A sample game, played over HTTP alone: a first look at the service, and a model for client authors."""
