import type { Principal } from '#platform/application/principal.js';

/** What opens the API for a partner's program. */
export interface ProgramAccount {
  readonly id: string;
  readonly introducerId: string;
}

/** The accounts of partners' programs, in whichever module keeps them. */
export abstract class ApiAccountAccess {
  /** Null for whoever shows no live account's secret, and for every account of a partner who may not sign in. */
  abstract authenticate(username: string, secret: string): Promise<ProgramAccount | null>;
  /** All that a partner has. To be called inside a unit of work. */
  abstract revokeAll(introducerId: string, actor: Principal): Promise<void>;
}
