import {
  ApiAccountRepository,
  type FoundApiAccount,
} from '#modules/api-accounts/application/api-account.repository.js';
import { MAX_LIVE_ACCOUNTS, type ApiAccount } from '#modules/api-accounts/domain/api-account.js';
import { ApiAccountNotFound, TooManyApiAccounts } from '#modules/api-accounts/domain/errors.js';
import { Records } from './records.js';

export class ApiAccountsInMemory extends ApiAccountRepository {
  readonly records = new Records<ApiAccount>();
  partnerIsLetIn = true;

  findByUsername(username: string): Promise<FoundApiAccount | null> {
    const account = this.records.first((one) => one.username === username);
    return Promise.resolve(account && { account, partnerIsLetIn: this.partnerIsLetIn });
  }
  async add(account: ApiAccount): Promise<void> {
    const live = await this.lockLive(account.introducerId);
    if (live.length >= MAX_LIVE_ACCOUNTS) throw new TooManyApiAccounts(MAX_LIVE_ACCOUNTS);
    this.records.put(account);
  }
  lock(id: string, introducerId: string): Promise<ApiAccount> {
    const found = this.records.first((one) => one.id === id && one.introducerId === introducerId);
    return found ? Promise.resolve(found) : Promise.reject(new ApiAccountNotFound());
  }
  lockLive(introducerId: string): Promise<readonly ApiAccount[]> {
    const isLive = (one: ApiAccount) => one.introducerId === introducerId && one.revokedAt === null;
    return Promise.resolve(this.records.where(isLive));
  }
  save(account: ApiAccount): Promise<void> {
    this.records.put(account);
    return Promise.resolve();
  }
  saveLastUse(account: ApiAccount): Promise<void> {
    return this.save(account);
  }
}
