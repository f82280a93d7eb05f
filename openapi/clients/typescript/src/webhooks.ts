/** Webhooks: commits that are sent to an address. */

import { document } from "./refused.ts";
import type { Resend, Webhook, WebhookSecret, WebhookStatus } from "./schema.ts";
import type { Service } from "./service.ts";

type Language = WebhookSecret["language"];

/** Which games a status lists: those in one state, or all; behind a game, a page at a time. */
export interface Listed {
  state?: "following" | "retrying" | "dead";
  after?: string;
}

/** The webhooks of the service's API key, for all its games. */
export class KeyWebhooks {
  readonly #service: Service;

  constructor(service: Service) {
    this.#service = service;
  }

  /** A new one, told in a language. Its secret is told this once. */
  async create(url: string, language: Language = "en"): Promise<WebhookSecret> {
    return document(this.#service.POST("/v1/webhooks", { body: { url, language } }));
  }

  /** All of them, oldest first. */
  async list(): Promise<Webhook[]> {
    return (await document(this.#service.GET("/v1/webhooks"))).webhooks;
  }

  /** How deliveries go. */
  async read(id: string, query: Listed = {}): Promise<WebhookStatus> {
    const params = { path: { webhook_id: id }, query };
    return document(this.#service.GET("/v1/webhooks/{webhook_id}", { params }));
  }

  /** Send nothing more. */
  async delete(id: string): Promise<void> {
    await document(this.#service.DELETE("/v1/webhooks/{webhook_id}", { params: { path: { webhook_id: id } } }));
  }

  /** A new secret; the one before signs on for a while. */
  async rotateSecret(id: string): Promise<WebhookSecret> {
    const params = { path: { webhook_id: id } };
    return document(this.#service.POST("/v1/webhooks/{webhook_id}/secret", { params }));
  }

  /** Deliver at once what was given up: in all games or in one, or from a version on. */
  async resend(id: string, body: Resend = {}): Promise<WebhookStatus> {
    const params = { path: { webhook_id: id } };
    return document(this.#service.POST("/v1/webhooks/{webhook_id}/resend", { params, body }));
  }
}

/** The webhooks of a game, for its owner. */
export class GameWebhooks {
  readonly #service: Service;
  readonly #game: string;
  readonly #headers: { Authorization: string };

  constructor(service: Service, game: string, token: string) {
    this.#service = service;
    this.#game = game;
    this.#headers = { Authorization: `Bearer ${token}` };
  }

  /** A new one, told in a language. Its secret is told this once. */
  async create(url: string, language: Language = "en"): Promise<WebhookSecret> {
    return document(this.#service.POST("/v1/games/{game_id}/webhooks", { ...this.#all, body: { url, language } }));
  }

  /** All of them, oldest first. */
  async list(): Promise<Webhook[]> {
    return (await document(this.#service.GET("/v1/games/{game_id}/webhooks", this.#all))).webhooks;
  }

  /** How deliveries go. */
  async read(id: string, query: Listed = {}): Promise<WebhookStatus> {
    const { params, headers } = this.#one(id);
    const sent = { params: { ...params, query }, headers };
    return document(this.#service.GET("/v1/games/{game_id}/webhooks/{webhook_id}", sent));
  }

  /** Send nothing more. */
  async delete(id: string): Promise<void> {
    await document(this.#service.DELETE("/v1/games/{game_id}/webhooks/{webhook_id}", this.#one(id)));
  }

  /** A new secret; the one before signs on for a while. */
  async rotateSecret(id: string): Promise<WebhookSecret> {
    return document(this.#service.POST("/v1/games/{game_id}/webhooks/{webhook_id}/secret", this.#one(id)));
  }

  /** Deliver at once what was given up, or from a version on. */
  async resend(id: string, body: Resend = {}): Promise<WebhookStatus> {
    const sent = { ...this.#one(id), body };
    return document(this.#service.POST("/v1/games/{game_id}/webhooks/{webhook_id}/resend", sent));
  }

  get #all() {
    return { params: { path: { game_id: this.#game } }, headers: this.#headers };
  }

  #one(id: string) {
    return { params: { path: { game_id: this.#game, webhook_id: id } }, headers: this.#headers };
  }
}
