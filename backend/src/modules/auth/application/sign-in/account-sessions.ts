import type { Role } from '../../domain/role.js';

/** A session as the account holder sees it. */
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

/** The sessions of accounts in all browsers. An ended session is rejected from its next request, in every process. */
export abstract class AccountSessions {
  /** Live sessions, the last used first. `currentKey` is from the caller's cookie. */
  abstract list(role: Role, accountId: string, currentKey: string): Promise<readonly SessionView[]>;
  /** False if the account has no such session. */
  abstract end(role: Role, accountId: string, id: string): Promise<boolean>;
  abstract endAll(role: Role, accountId: string): Promise<void>;
  /** All except the one with `currentKey` in its cookie. */
  abstract endOthers(role: Role, accountId: string, currentKey: string): Promise<void>;
}
