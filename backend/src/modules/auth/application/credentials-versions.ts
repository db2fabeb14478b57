import type { Role } from '../domain/role.js';

/** The version of an account's credentials. Sessions and API accounts are valid only with the current version. */
export abstract class CredentialsVersions {
  /**
   * Locks and returns the current version; changes to it wait until the unit of work ends. Null without an account.
   */
  abstract lock(role: Role, accountId: string): Promise<number | null>;
  /** Increments the version; sessions that are about to begin wait until the unit of work ends. */
  abstract raise(role: Role, accountId: string): Promise<void>;
}
