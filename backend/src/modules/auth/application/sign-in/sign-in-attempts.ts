import type { Quota } from '#kernel/quota.js';
import type { Role } from '../../domain/role.js';

/** Who tries to sign in as whom. */
export interface Attempt {
  readonly role: Role;
  readonly email: string;
  /** The caller's network address, grouped as one caller. */
  readonly address: string;
  /** A browser that has signed in to this account before: other people's guesses do not lock it out. */
  readonly knownDevice: boolean;
}

/** Counts wrong guesses, per account and per address, over all processes. */
export abstract class SignInAttempts {
  /**
   * Counts the attempt as failed until it is said to have succeeded or been called off. Answers how many are left.
   * @throws TooManyAttempts
   */
  abstract begin(attempt: Attempt): Promise<readonly Quota[]>;
  abstract succeeded(attempt: Attempt): Promise<void>;
  /** It was no guess: the password was never looked at, or it was right and says nothing of other attempts. */
  abstract calledOff(attempt: Attempt): Promise<void>;
  /** Opens an account again that wrong guesses have locked, wherever they came from. */
  abstract clear(role: Role, email: string): Promise<void>;
}
