import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityTarget } from 'typeorm';
import { Database } from '#shared/infrastructure/database/database.js';
import { orThrow } from '#shared/infrastructure/database/is-taken.js';
import { MappedRows } from '#shared/infrastructure/database/mapped-rows.js';
import { ApiAccountRepository, type FoundApiAccount } from '../../application/api-account.repository.js';
import {
  AccountsByRole,
  CredentialsReplaced,
  introducerRole,
  type VersionedAccount,
} from '#modules/auth/public.js';
import { MOST_LIVE_ACCOUNTS, type ApiAccount } from '../../domain/api-account.js';
import { ApiAccountNotFound, TooManyApiAccounts } from '../../domain/errors.js';
import { apiAccountTable } from './api-account.table.js';

@Injectable()
export class TypeOrmApiAccountRepository extends ApiAccountRepository {
  private kept: ReturnType<typeof withPartner> | null = null;

  constructor(
    private readonly database: Database,
    private readonly source: DataSource,
    private readonly accounts: AccountsByRole,
  ) {
    super();
  }

  async findByUsername(username: string): Promise<FoundApiAccount | null> {
    const partners = this.accounts.of(introducerRole);
    this.kept ??= withPartner(this.source, partners.kind as EntityTarget<VersionedAccount>);
    const { account, partner, find } = this.kept;
    const [row] = await this.database.manager.query<Readonly<Record<string, unknown>>[]>(find, [username]);
    const found = row && account.objectIn(row);
    const holder = row && partner.objectIn(row);
    if (!found || !holder) return null;
    return { account: found, partnerIsLetIn: partners.openedBy(holder) !== null };
  }

  add(account: ApiAccount): Promise<void> {
    return this.database.insert(apiAccountTable, account).catch(
      orThrow({
        users_live_at_most: () => new TooManyApiAccounts(MOST_LIVE_ACCOUNTS),
        users_of_current_credentials: () => new CredentialsReplaced(),
      }),
    );
  }

  async lock(id: string, introducerId: string): Promise<ApiAccount> {
    const account = await this.database.manager.findOne(apiAccountTable, {
      where: { id, introducerId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!account) throw new ApiAccountNotFound();
    return account;
  }

  lockLive(introducerId: string): Promise<ApiAccount[]> {
    return this.database.manager.find(apiAccountTable, {
      where: { introducerId, revokedAt: IsNull() },
      order: { id: 'asc' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  save(account: ApiAccount): Promise<void> {
    return this.database.save(apiAccountTable, account);
  }

  async saveLastUse({ id, lastUsedAt }: ApiAccount): Promise<void> {
    await this.database.manager.update(apiAccountTable, { id }, { lastUsedAt });
  }
}

/** How an account is found together with its partner's. */
const withPartner = (source: DataSource, kind: EntityTarget<VersionedAccount>) => {
  const account = new MappedRows(source, apiAccountTable, 'program');
  const partner = new MappedRows(source, kind, 'partner');
  const find = `select ${account.columns}, ${partner.columns}
    from ${account.table} join ${partner.table} on partner.id = program.introducer_id
    where program.username = $1`;
  return { account, partner, find };
};
