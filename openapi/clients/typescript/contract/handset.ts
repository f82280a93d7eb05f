/**
 * Makes Node what React Native is to a client: no streams, no `crypto`, no `DOMException`, and a `fetch` whose answer is
 * there when all of it has come. Import it before the client.
 */

import http from "node:http";

/** A request of React Native. */
class PhoneRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly signal: AbortSignal | undefined;

  constructor(url: string, { method = "GET", headers, body, signal }: RequestInit) {
    this.url = url;
    this.method = method;
    this.headers = new Headers(headers);
    this.body = typeof body === "string" ? body : undefined;
    this.signal = signal ?? undefined;
  }
}

/** An answer of React Native: it has no `body`. */
class PhoneResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly #text: string;

  constructor(text: string, status: number, headers: Headers) {
    this.status = status;
    this.headers = headers;
    this.#text = text;
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  clone(): PhoneResponse {
    return new PhoneResponse(this.#text, this.status, this.headers);
  }

  async text(): Promise<string> {
    return this.#text;
  }

  async json(): Promise<unknown> {
    return JSON.parse(this.#text);
  }
}

/** A request of the platform itself, which tells of a lost connection and of the caller's end as React Native does. */
function fetched({ url, method, headers, body, signal }: PhoneRequest): Promise<PhoneResponse> {
  return new Promise((resolve, reject) => {
    const asked = http.request(url, { method, headers: Object.fromEntries(headers) }, async (answer) => {
      let text = "";
      for await (const part of answer.setEncoding("utf8")) text += part;
      resolve(new PhoneResponse(text, answer.statusCode ?? 0, new Headers(Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]))));
    });
    asked.on("error", () => reject(new TypeError("Network request failed")));
    signal?.addEventListener("abort", () => {
      asked.destroy();
      reject(Object.assign(new Error("Aborted"), { name: "AbortError" }));
    });
    asked.end(body);
  });
}

Object.assign(globalThis, { fetch: fetched, Request: PhoneRequest, Response: PhoneResponse });
const MISSING = ["ReadableStream", "WritableStream", "TransformStream", "TextDecoderStream", "DOMException", "crypto"];
for (const name of MISSING) Reflect.deleteProperty(globalThis, name);
