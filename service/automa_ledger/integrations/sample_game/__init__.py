"""A sample game over HTTP: a first look at the service, and an example for client authors."""
