import type { Role } from '../../domain/role.js';

/** A session as the account's holder may see it. */
export interface SessionView {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** ISO 8601, UTC; to the minute. */
  readonly lastUsedAt: string;
  /** 'Chrome on Windows' */
  readonly device: string;
  /** Whether this is the current session. */
  readonly current: boolean;
}

/** The sessions of accounts, whichever browser holds them. What is ended is over from its next call on, in every process. */
export abstract class AccountSessions {
  /** Those that live, the last used first. `currentKey` is what the asking session's cookie holds. */
  abstract list(role: Role, accountId: string, currentKey: string): Promise<readonly SessionView[]>;
  /** False when the account has no such session. */
  abstract end(role: Role, accountId: string, id: string): Promise<boolean>;
  abstract endAll(role: Role, accountId: string): Promise<void>;
  /** All but the one whose cookie holds `currentKey`. */
  abstract endOthers(role: Role, accountId: string, currentKey: string): Promise<void>;
}
