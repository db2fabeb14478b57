export interface ApiAccountState {
  readonly id: string;
  /** Whose account it is. */
  readonly introducerId: string;
  /** What its owner calls it, such as the program that uses it. */
  readonly name: string;
  readonly username: string;
  /** The digest of its secret; never shown to anybody. */
  readonly password: string;
  /** Of its owner, when it was made. */
  readonly credentialsVersion: number;
}

/** At most so many of one partner's accounts are live at a time; a trigger of the table counts them. */
export const MAX_LIVE_ACCOUNTS = 20;

const TOUCH_INTERVAL_MS = 60_000;

/** With what a partner's own program signs in, for as long as the partner does not revoke it. */
export class ApiAccount implements ApiAccountState {
  readonly id: string;
  readonly introducerId: string;
  readonly name: string;
  readonly username: string;
  readonly password: string;
  readonly credentialsVersion: number;
  readonly createdAt: Date;
  /** To the minute; null before the first call. */
  lastUsedAt: Date | null = null;
  revokedAt: Date | null = null;

  private constructor(state: ApiAccountState, at: Date) {
    this.id = state.id;
    this.introducerId = state.introducerId;
    this.name = state.name;
    this.username = state.username;
    this.password = state.password;
    this.credentialsVersion = state.credentialsVersion;
    this.createdAt = at;
  }

  /** False when it is revoked already. */
  revoke(at: Date): boolean {
    if (this.revokedAt) return false;
    this.revokedAt = at;
    return true;
  }

  /** Notes a call, at most once a minute: a program that makes a hundred costs one write. False when none is due. */
  noteUse(at: Date): boolean {
    if (this.lastUsedAt && at.getTime() - this.lastUsedAt.getTime() < TOUCH_INTERVAL_MS) return false;
    this.lastUsedAt = at;
    return true;
  }

  static create(state: ApiAccountState, at: Date): ApiAccount {
    return new ApiAccount(state, at);
  }
}
