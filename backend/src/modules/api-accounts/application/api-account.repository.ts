import type { ApiAccount } from '../domain/api-account.js';

export interface FoundApiAccount {
  readonly account: ApiAccount;
  /** Whether the partner itself may sign in: its API accounts may do no more. */
  readonly partnerIsLetIn: boolean;
}

export abstract class ApiAccountRepository {
  abstract findByUsername(username: string): Promise<FoundApiAccount | null>;
  /**
   * Counts the partner's live accounts while inserting, so that concurrent requests cannot exceed the maximum.
   * @throws TooManyApiAccounts, CredentialsReplaced
   */
  abstract add(account: ApiAccount): Promise<void>;
  /** Locks a partner's own account until the unit of work ends. @throws ApiAccountNotFound */
  abstract lock(id: string, introducerId: string): Promise<ApiAccount>;
  /** Locks a partner's live accounts. */
  abstract lockLive(introducerId: string): Promise<readonly ApiAccount[]>;
  /** Saves a locked account. */
  abstract save(account: ApiAccount): Promise<void>;
  /** Updates only the last use of an account that is not locked: the rest may have changed. */
  abstract saveLastUse(account: ApiAccount): Promise<void>;
}
