import type { Principal } from '#platform/application/principal.js';

/** An authenticated API account. */
export interface ProgramAccount {
  readonly id: string;
  readonly introducerId: string;
}

/** The API accounts of partners, contributed by their module. */
export abstract class ApiAccountAccess {
  /** Null for wrong credentials, a revoked account, and a partner who may not sign in. */
  abstract authenticate(username: string, secret: string): Promise<ProgramAccount | null>;
  /** Revokes all accounts of a partner. Call it inside a unit of work. */
  abstract revokeAll(introducerId: string, actor: Principal): Promise<void>;
}
