"use strict";
// Draws openapi.json, and sends requests from the forms it draws. Needs no other file and no other host.

const make = (tag, properties = {}, ...children) => {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
};

const parameterField = (parameter) => {
  const input = make("input", { name: parameter.name, required: parameter.required === true });
  const label = make("label", { title: parameter.description ?? "" }, `${parameter.name} (${parameter.in}) `, input);
  return { parameter, input, label };
};

const bodyField = (operation) => {
  const content = operation.requestBody?.content;
  if (!content) return null;
  const media = Object.keys(content)[0];
  const example = Object.values(content[media].examples ?? {})[0]?.value;
  const input = make("textarea", { value: example === undefined ? "" : JSON.stringify(example, null, 2) });
  return { media, input };
};

const send = async (method, path, fields, body) => {
  let address = path;
  const query = new URLSearchParams();
  const headers = {};
  for (const { parameter, input } of fields) {
    if (input.value === "") continue;
    if (parameter.in === "path") address = address.replace(`{${parameter.name}}`, encodeURIComponent(input.value));
    else if (parameter.in === "query") query.set(parameter.name, input.value);
    else headers[parameter.name] = input.value;
  }
  const token = document.getElementById("token").value;
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body) headers["Content-Type"] = body.media;
  const text = query.toString();
  const answer = await fetch(text ? `${address}?${text}` : address, {
    method, headers, body: body ? body.input.value : undefined,
  });
  const raw = await answer.text();
  let shown = raw;
  try { shown = JSON.stringify(JSON.parse(raw), null, 2); } catch { /* not JSON: shown as it is */ }
  const tag = answer.headers.get("etag");
  return `${answer.status} ${answer.statusText}${tag ? `\nETag: ${tag}` : ""}\n\n${shown}`;
};

const answersTable = (responses) => {
  const table = make("table");
  for (const [status, answer] of Object.entries(responses)) {
    const text = answer.description.replaceAll("\n\n", "\n");
    table.append(make("tr", {}, make("td", {}, make("code", { textContent: status })),
      make("td", { innerText: text })));
  }
  return table;
};

const callBox = (method, path, operation) => {
  const fields = (operation.parameters ?? []).map(parameterField);
  const body = bodyField(operation);
  const output = make("pre", { hidden: true });
  const form = make("form", {}, ...fields.map((field) => field.label), ...(body ? [body.input] : []),
    make("button", { textContent: "Send" }), output);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    output.hidden = false;
    output.textContent = "…";
    try { output.textContent = await send(method.toUpperCase(), path, fields, body); }
    catch (error) { output.textContent = String(error); }
  });
  return make("details", { id: operation.operationId },
    make("summary", {}, make("b", { textContent: method.toUpperCase() }), make("code", { textContent: path }),
      ` ${operation.summary}`),
    make("p", { textContent: operation.description }), form, make("h4", { textContent: "Answers" }),
    answersTable(operation.responses));
};

const draw = (spec) => {
  document.getElementById("about").innerText = spec.info.description;
  const main = document.getElementById("calls");
  const contents = document.getElementById("contents");
  main.replaceChildren();
  for (const tag of spec.tags) {
    contents.append(make("a", { href: `#${tag.name}`, textContent: tag.name }));
    main.append(make("h2", { id: tag.name, textContent: tag.name }), make("p", { textContent: tag.description }));
    for (const [path, methods] of Object.entries(spec.paths))
      for (const [method, operation] of Object.entries(methods))
        if (operation.tags.includes(tag.name)) main.append(callBox(method, path, operation));
  }
};

fetch("/openapi.json").then((answer) => answer.json()).then(draw);
