/** The service, as `openapi-fetch` calls it. */

import createClient, { type Client } from "openapi-fetch";

import type { paths } from "./schema.ts";

export type Service = Client<paths>;

/** A service by its address, for instance `http://127.0.0.1:8000`. */
export function service(address: string): Service {
  return createClient<paths>({ baseUrl: address });
}
