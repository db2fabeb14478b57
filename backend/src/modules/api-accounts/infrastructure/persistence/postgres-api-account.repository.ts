import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '#platform/infrastructure/database/database.js';
import { refuseOn } from '#platform/infrastructure/database/is-taken.js';
import type { ApiAccountRepository, FoundApiAccount } from '../../application/api-account.repository.js';
import {
  AccountsByRole,
  CredentialsReplaced,
  introducerRole,
  type VersionedAccount,
} from '#modules/auth/public.js';
import { MAX_LIVE_ACCOUNTS, type ApiAccount } from '../../domain/api-account.js';
import { ApiAccountNotFound, TooManyApiAccounts } from '../../domain/errors.js';
import { apiAccountTable } from './api-account.table.js';

@Injectable()
export class PostgresApiAccountRepository implements ApiAccountRepository {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsByRole,
  ) {}

  async findByUsername(username: string): Promise<FoundApiAccount | null> {
    const partners = this.accounts.of(introducerRole);
    const found = await this.database.manager
      .createQueryBuilder(apiAccountTable, 'program')
      .innerJoinAndMapOne(
        'program.partner',
        partners.kind.name,
        'partner',
        'partner.id = program.introducerId',
      )
      .where('program.username = :username', { username })
      .getOne();
    if (!found) return null;
    const { partner } = found as ApiAccount & { readonly partner: VersionedAccount };
    return { account: found, partnerIsLetIn: partners.openedBy(partner) !== null };
  }

  add(account: ApiAccount): Promise<void> {
    return this.database.insert(apiAccountTable, account).catch(
      refuseOn({
        users_live_at_most: () => new TooManyApiAccounts(MAX_LIVE_ACCOUNTS),
        users_of_current_credentials: () => new CredentialsReplaced(),
      }),
    );
  }

  lock(id: string, introducerId: string): Promise<ApiAccount> {
    return this.database.lock(apiAccountTable, { id, introducerId }, ApiAccountNotFound);
  }

  lockLive(introducerId: string): Promise<ApiAccount[]> {
    return this.database.manager.find(apiAccountTable, {
      where: { introducerId, revokedAt: IsNull() },
      order: { id: 'asc' },
      lock: { mode: 'for_no_key_update' },
    });
  }

  save(account: ApiAccount): Promise<void> {
    return this.database.save(apiAccountTable, account);
  }

  async saveLastUse({ id, lastUsedAt }: ApiAccount): Promise<void> {
    await this.database.manager.update(apiAccountTable, { id }, { lastUsedAt });
  }
}
