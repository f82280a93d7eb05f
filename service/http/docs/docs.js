"use strict";
// Draws openapi.json, and sends requests from the forms it draws. Needs no other file and no other host. Whatever
// the document says becomes text of the page, never markup.

let schemas = {};

const make = (tag, properties = {}, ...children) => {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
};

const code = (text) => make("code", { textContent: text });
const json = (value) => JSON.stringify(value, null, 2);

// Words: what stands between backticks is code, an empty line begins a paragraph.

const inline = (text, drawCode = code) =>
  text.split("`").map((part, at) => (at % 2 ? drawCode(part) : part));

const prose = (text = "", drawCode = code) =>
  text.split(/\n{2,}/).filter((part) => part.trim()).map((part) => make("p", {}, ...inline(part, drawCode)));

const between = (nodes, word) => nodes.flatMap((node, at) => (at ? [word, node].flat() : node));

// A part of the page that is drawn when it is opened first: schemas are large, and some hold themselves.

const folded = (summary, contents, properties = {}) => {
  const box = make("details", properties, make("summary", {}, ...summary));
  box.addEventListener("toggle", () => box.append(...contents()), { once: true });
  return box;
};

// Schemas: a line that says what a value is, and boxes for the objects in it.

const nameOf = (reference) => reference.split("/").at(-1);
const optionsOf = (schema) => schema.oneOf ?? schema.anyOf ?? schema.allOf ?? [];
const isTold = (schema) => schema.$ref || schema.type || schema.enum || optionsOf(schema).length > 0;

const limits = (schema, least, most, unit = "") => {
  const [from, to] = [schema[least], schema[most]];
  if (from === undefined && (to === undefined || to === Number.MAX_SAFE_INTEGER)) return "";
  if (from === -Number.MAX_SAFE_INTEGER) return "";
  const end = to === undefined || to >= 2 ** 31 - 1 ? " or more" : from === to ? "" : ` to ${to}`;
  return ` ${from ?? 0}${end}${unit}`;
};

const brief = (schema) => {
  if (schema.$ref) return [nameOf(schema.$ref)];
  if (schema.const !== undefined) return [code(JSON.stringify(schema.const))];
  if (schema.enum) return between(schema.enum.map((value) => code(JSON.stringify(value))), " or ");
  const options = optionsOf(schema).filter(isTold);
  if (options.length > 4 && options.every((one) => one.$ref)) return [`one of ${options.length}`];
  if (options.length) return between(options.map(brief), schema.allOf ? " and " : " or ");
  if (schema.type === "array")
    return [`list${limits(schema, "minItems", "maxItems", " long")}`, ...(schema.items ? [" of ", ...brief(schema.items)] : [])];
  if (schema.type === "object" && schema.additionalProperties?.constructor === Object) {
    const keys = schema.propertyNames?.enum ?? [];
    return ["object with ", ...(keys.length ? between(keys.map(code), ", ") : ["any keys"]), ", each ",
      ...brief(schema.additionalProperties)];
  }
  if (schema.type === "string")
    return [`string${limits(schema, "minLength", "maxLength", " long")}`, schema.format ? ` (${schema.format})` : "",
      ...(schema.pattern ? [" like ", code(schema.pattern)] : [])];
  return [`${schema.type ?? "anything"}${limits(schema, "minimum", "maximum")}`];
};

const fieldRow = (name, schema, required) => make("tr", {},
  make("td", {}, code(name), required ? "" : make("small", { textContent: " optional" })),
  make("td", {}, ...brief(schema),
    ...(schema.default !== undefined ? ["; without it ", code(JSON.stringify(schema.default))] : []),
    ...prose(schema.description), ...boxes(schema)));

const fields = (schema) => {
  if (!schema.properties) return [];
  const required = schema.required ?? [];
  const choices = optionsOf(schema).filter((one) => !isTold(one) && one.required);
  const rows = Object.entries(schema.properties).map(([name, one]) => fieldRow(name, one, required.includes(name)));
  return [make("table", { className: "fields" }, make("tbody", {}, ...rows)), ...(choices.length ? [make("p", {},
    "One of these has to be there: ", ...between(choices.map((one) => code(one.required.join(" and "))), ", "), ".")] : [])];
};

const boxOf = (label, reference, open = false) => {
  const schema = schemas[nameOf(reference)] ?? {};
  const sentence = (schema.description ?? "").split(/(?<=\.)\s/)[0];
  return folded([code(label), " ", make("small", {}, ...inline(sentence))], () => contents(schema), { open });
};

const boxes = (schema) => {
  if (schema.$ref) return [boxOf(nameOf(schema.$ref), schema.$ref)];
  const mapping = schema.discriminator?.mapping;
  if (mapping) {
    const field = code(schema.discriminator.propertyName);
    return [make("p", {}, "One of these, as ", field, " says:"),
      ...Object.entries(mapping).map(([value, reference]) => boxOf(value, reference))];
  }
  const inner = [...optionsOf(schema), schema.items, schema.additionalProperties];
  return inner.filter((one) => one?.constructor === Object).flatMap((one) => [...fields(one), ...boxes(one)]);
};

const contents = (schema) => {
  const drawn = [...prose(schema.description), ...fields(schema), ...boxes(schema)];
  return schema.properties || optionsOf(schema).length ? drawn : [...drawn, make("p", {}, ...brief(schema))];
};

const schemaBox = (schema) => (schema.$ref || !schema.type
  ? boxes(schema).concat(fields(schema)) : [make("p", {}, ...brief(schema), ...inline(schema.description ? `: ${schema.description}` : ""))]);

// Examples: a choice by name, and what is chosen.

const exampleChoice = (examples = {}, show) => {
  const names = Object.keys(examples);
  if (!names.length) return [];
  const choice = make("select", {}, ...names.map((name) => make("option", { value: name, textContent: name })));
  const draw = () => show(json(examples[choice.value].value));
  choice.addEventListener("change", draw);
  draw();
  return [make("label", {}, "Example ", choice)];
};

const shownExamples = (examples) => {
  const shown = make("pre");
  const choice = exampleChoice(examples, (text) => { shown.textContent = text; });
  return choice.length ? [folded(["Example"], () => [...choice, shown])] : [];
};

// Calls: a form, what it takes, and how it is answered.

const parameterField = (parameter) => {
  const input = make("input", { name: parameter.name, required: parameter.required === true,
    placeholder: parameter.example ?? parameter.schema.default ?? "" });
  const label = make("label", {}, code(parameter.name), ` in the ${parameter.in}`,
    parameter.required ? "" : ", optional", " ", input,
    make("span", { className: "hint" }, ...inline(parameter.description ?? ""), " ", ...brief(parameter.schema)));
  return { parameter, input, label };
};

const bodyField = (requestBody) => {
  if (!requestBody) return null;
  const [media, content] = Object.entries(requestBody.content)[0];
  const input = make("textarea", { ariaLabel: "Body" });
  const choice = exampleChoice(content.examples, (text) => { input.value = text; });
  const title = make("p", {}, "Body, ", code(media), requestBody.required ? "" : ", may be left out");
  return { media, input, nodes: [title, ...schemaBox(content.schema), ...choice, input] };
};

const send = async (method, path, parameters, body) => {
  let address = path;
  const query = new URLSearchParams();
  const headers = {};
  for (const { parameter, input } of parameters) {
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
  try { shown = json(JSON.parse(raw)); } catch { /* not JSON: shown as it is */ }
  const tag = answer.headers.get("etag");
  return `${answer.status} ${answer.statusText}${tag ? `\nETag: ${tag}` : ""}\n\n${shown}`;
};

const problemLink = (text) => (/^[a-z]+(_[a-z]+)+$/.test(text)
  ? make("a", { href: `/docs/problems#${text}` }, code(text)) : code(text));

const answerRow = ([status, answer]) => {
  const refusal = Number(status) >= 400;
  const headers = Object.keys(answer.headers ?? {});
  const content = Object.values(answer.content ?? {})[0];
  const all = Object.keys(answer.content ?? {}).map(code);
  const document = content && !refusal ? [make("p", {}, ...between(all, ", ")), ...schemaBox(content.schema)] : [];
  return make("tr", {}, make("td", {}, code(status)), make("td", {},
    ...prose(answer.description, refusal ? problemLink : code),
    ...(headers.length ? [make("p", {}, "Headers: ", ...between(headers.map(code), ", "))] : []),
    ...document, ...shownExamples(content?.examples)));
};

const answers = (responses) => [make("h4", { textContent: "Answers" }),
  make("table", {}, make("tbody", {}, ...Object.entries(responses).map(answerRow)))];

const access = (security = []) => {
  const ways = security.map((one) => Object.entries(one).map(([name, scopes]) =>
    (name === "key" ? `an API key (${scopes.join(", ")})` : "a token of the game"))[0] ?? "nothing");
  return ways.length ? [make("p", { textContent: `Access: ${ways.join(" or ")}.` })] : [];
};

const tryForm = (method, path, parameters, body) => {
  const output = make("pre", { hidden: true });
  const form = make("form", {}, ...parameters.map((field) => field.label), ...(body ? body.nodes : []),
    make("button", { textContent: "Send" }), output);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    output.hidden = false;
    output.textContent = "…";
    try { output.textContent = await send(method.toUpperCase(), path, parameters, body); }
    catch (error) { output.textContent = String(error); }
  });
  return form;
};

const callBox = (method, path, operation) => {
  const summary = [make("b", { textContent: method.toUpperCase() }), code(path), ` ${operation.summary}`];
  return folded(summary, () => {
    const parameters = (operation.parameters ?? []).map(parameterField);
    const form = tryForm(method, path, parameters, bodyField(operation.requestBody));
    return [...prose(operation.description), ...access(operation.security), form,
      ...answers(operation.responses)];
  }, { id: operation.operationId, className: "call" });
};

const messageBox = (name, operation) => folded([make("b", { textContent: "POST" }), code(name), ` ${operation.summary}`],
  () => {
    const hints = operation.parameters.map(({ name: header, description }) =>
      make("p", {}, code(header), " ", ...inline(description)));
    return [...prose(operation.description), ...hints, ...bodyField(operation.requestBody).nodes.slice(0, -1),
      ...answers(operation.responses)];
  }, { id: operation.operationId, className: "message" });

const openNamed = () => {
  const named = document.getElementById(location.hash.slice(1));
  if (named?.tagName === "DETAILS") named.open = true;
  named?.scrollIntoView();
};

const draw = (spec) => {
  schemas = spec.components.schemas;
  document.getElementById("about").append(...prose(spec.info.description));
  const main = document.getElementById("calls");
  const index = document.getElementById("contents");
  const section = (id, description) => {
    index.append(make("a", { href: `#${id}`, textContent: id }));
    main.append(make("h2", { id, textContent: id }), ...prose(description));
  };
  main.replaceChildren();
  for (const tag of spec.tags) {
    section(tag.name, tag.description);
    for (const [path, methods] of Object.entries(spec.paths))
      for (const [method, operation] of Object.entries(methods))
        if (operation.tags.includes(tag.name)) main.append(callBox(method, path, operation));
  }
  section("messages", "What the service sends to webhooks.");
  for (const [name, { post }] of Object.entries(spec.webhooks ?? {})) main.append(messageBox(name, post));
  addEventListener("hashchange", openNamed);
  openNamed();
};

fetch("/openapi.json").then((answer) => answer.json()).then(draw);
