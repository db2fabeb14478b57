import type { Quota } from '#kernel/quota.js';
import type { Role } from '../../domain/role.js';

/** A sign-in attempt. */
export interface Attempt {
  readonly role: Role;
  readonly email: string;
  /** The network address, grouped per caller. */
  readonly address: string;
  /** Whether the browser has signed in to this account before: guesses of others do not lock it out. */
  readonly knownDevice: boolean;
}

/** Counts wrong guesses per account and per address, across all processes. */
export abstract class SignInAttempts {
  /**
   * Counts the attempt as failed until it is marked as successful or cancelled. Returns the remaining guesses.
   * @throws TooManyAttempts
   */
  abstract begin(attempt: Attempt): Promise<readonly Quota[]>;
  abstract succeeded(attempt: Attempt): Promise<void>;
  /** Not a guess: the password was not checked, or it was right and says nothing about other attempts. */
  abstract calledOff(attempt: Attempt): Promise<void>;
  /** Unlocks an account that wrong guesses have locked, from any address. */
  abstract clear(role: Role, email: string): Promise<void>;
}
