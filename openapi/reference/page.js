// Drawn from the document alone: no letters, no proxy and no account of another host.
Scalar.createApiReference("#reference", {
  url: "/openapi.json",
  withDefaultFonts: false,
  proxyUrl: "",
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: "never",
  hiddenClients: true, // the document has samples of its own
  hideDarkModeToggle: false,
  authentication: { preferredSecurityScheme: "token" },
});
