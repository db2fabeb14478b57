import { Injectable } from '@nestjs/common';
import { Database } from '#shared/infrastructure/database/database.js';
import { ApiAccountRepository } from '../../application/api-account.repository.js';
import { MOST_LIVE_ACCOUNTS, type ApiAccount } from '../../domain/api-account.js';
import { ApiAccountNotFound, TooManyApiAccounts } from '../../domain/errors.js';
import { apiAccountSchema } from './api-account.schema.js';

@Injectable()
export class TypeOrmApiAccountRepository extends ApiAccountRepository {
  constructor(private readonly database: Database) {
    super();
  }

  findByUsername(username: string): Promise<ApiAccount | null> {
    return this.database.manager.findOneBy(apiAccountSchema, { username });
  }

  add(account: ApiAccount): Promise<void> {
    return this.database.insert(apiAccountSchema, account, {
      users_live_at_most: () => new TooManyApiAccounts(MOST_LIVE_ACCOUNTS),
    });
  }

  async take(id: string, introducerId: string): Promise<ApiAccount> {
    const account = await this.database.manager.findOne(apiAccountSchema, {
      where: { id, introducerId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!account) throw new ApiAccountNotFound();
    return account;
  }

  async keepRevocation({ id, revokedAt }: ApiAccount): Promise<void> {
    await this.database.manager.update(apiAccountSchema, { id }, { revokedAt });
  }

  async keepLastUse({ id, lastUsedAt }: ApiAccount): Promise<void> {
    await this.database.manager.update(apiAccountSchema, { id }, { lastUsedAt });
  }
}
