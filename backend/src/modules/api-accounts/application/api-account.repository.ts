import type { ApiAccount } from '../domain/api-account.js';

export interface FoundApiAccount {
  readonly account: ApiAccount;
  /** Whether the partner's own account opens anything: that of its program does no more. */
  readonly partnerIsLetIn: boolean;
}

export abstract class ApiAccountRepository {
  abstract findByUsername(username: string): Promise<FoundApiAccount | null>;
  /**
   * Counts the partner's live ones as it adds, so that two at the same moment are not one too many.
   * @throws TooManyApiAccounts, CredentialsReplaced
   */
  abstract add(account: ApiAccount): Promise<void>;
  /**
   * A partner's own account, for whoever changes it: others who want to change it wait until the unit of work ends.
   * @throws ApiAccountNotFound
   */
  abstract lock(id: string, introducerId: string): Promise<ApiAccount>;
  /** A partner's own that are not revoked, held likewise. */
  abstract lockLive(introducerId: string): Promise<readonly ApiAccount[]>;
  /** Of an account that is held. */
  abstract save(account: ApiAccount): Promise<void>;
  /** Of an account that nobody holds: all else of it may have changed since it was found. */
  abstract saveLastUse(account: ApiAccount): Promise<void>;
}
