import type { Introducer } from '../domain/introducer.js';

export abstract class WelcomeMail {
  /** `id` is the same for every attempt to send the same mail. */
  abstract send(
    id: string,
    introducer: Introducer,
    confirmation: { readonly token: string; readonly expiresAt: Date },
  ): Promise<void>;
}
