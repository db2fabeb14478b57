import type { Role } from '../domain/role.js';

/**
 * The number of an account's credentials. What was opened with those of another number opens nothing: a session is
 * begun and found, and an API account made, with the current one alone.
 */
export abstract class CredentialsVersions {
  /** The current one; whoever would change it waits until the unit of work ends. Null without an account. */
  abstract lock(role: Role, accountId: string): Promise<number | null>;
  /** Counts on; whoever would begin a session waits until the unit of work ends. */
  abstract raise(role: Role, accountId: string): Promise<void>;
}
