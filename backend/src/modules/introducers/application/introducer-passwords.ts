import type { Profile } from '../domain/introducer.js';

/** The passwords of introducers: their rules, and how a forgotten one is replaced. */
export abstract class IntroducerPasswords {
  /**
   * What is stored of a password that somebody chose.
   * @throws InvalidInput when it is too short, too long or easy to guess
   */
  abstract hash(password: string, owner: Profile & { readonly email: string }): Promise<string>;
  /** Mails the holder of the account a link with which to choose a new password. */
  abstract mailResetLink(email: string): Promise<void>;
}
