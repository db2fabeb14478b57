export interface ApiAccountState {
  readonly id: string;
  /** The partner's id. */
  readonly introducerId: string;
  /** The partner's name for it, such as the system that uses it. */
  readonly name: string;
  readonly username: string;
  /** The digest of its secret; never returned. */
  readonly password: string;
  /** The partner's credentials version at creation. */
  readonly credentialsVersion: number;
}

/** The maximum number of live accounts per partner; a trigger enforces it. */
export const MAX_LIVE_ACCOUNTS = 20;

const TOUCH_INTERVAL_MS = 60_000;

/** The account of a partner's system, until it is revoked. */
export class ApiAccount implements ApiAccountState {
  readonly id: string;
  readonly introducerId: string;
  readonly name: string;
  readonly username: string;
  readonly password: string;
  readonly credentialsVersion: number;
  readonly createdAt: Date;
  /** To the minute; null before the first request. */
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

  /** False if it is revoked already. */
  revoke(at: Date): boolean {
    if (this.revokedAt) return false;
    this.revokedAt = at;
    return true;
  }

  /** Records a request, at most once a minute: a hundred requests cost one write. False if none is due. */
  noteUse(at: Date): boolean {
    if (this.lastUsedAt && at.getTime() - this.lastUsedAt.getTime() < TOUCH_INTERVAL_MS) return false;
    this.lastUsedAt = at;
    return true;
  }

  static create(state: ApiAccountState, at: Date): ApiAccount {
    return new ApiAccount(state, at);
  }
}
