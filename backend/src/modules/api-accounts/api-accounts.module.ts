import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountEvents, ApiAccountAccess } from '#modules/auth/public.js';
import { AuthModule } from '#modules/auth/wiring.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { searchedIn } from '#platform/infrastructure/database/lists/contains.js';
import { tableRecords } from '#platform/infrastructure/database/table-records.js';
import { RecordKind } from '#platform/application/record-kinds.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { provide } from '#platform/infrastructure/provide.js';
import { ApiAccountViews } from './application/api-account-views.js';
import { ApiAccountRepository } from './application/api-account.repository.js';
import { ApiCredentials } from './application/api-credentials.js';
import { AuthenticateApiAccount } from './application/authenticate-api-account.js';
import { CreateApiAccount } from './application/create-api-account.js';
import { RevokeAllApiAccounts } from './application/revoke-all-api-accounts.js';
import { RevokeApiAccount } from './application/revoke-api-account.js';
import { StoredApiAccountAccess } from './infrastructure/auth/stored-api-account-access.js';
import { ApiAccountsController } from './infrastructure/http/api-accounts.controller.js';
import { apiAccountTable } from './infrastructure/persistence/api-account.table.js';
import { PostgresApiAccountViews } from './infrastructure/persistence/postgres-api-account-views.queries.js';
import { PostgresApiAccountRepository } from './infrastructure/persistence/postgres-api-account.repository.js';
import { RandomApiCredentials } from './infrastructure/random-api-credentials.js';

/** API accounts of partners. Global, because sign-in uses its port. */
@Global()
@Module({
  imports: [AuthModule, TypeOrmModule.forFeature([apiAccountTable])],
  controllers: [ApiAccountsController],
  providers: [
    { provide: ApiAccountRepository, useClass: PostgresApiAccountRepository },
    { provide: ApiAccountViews, useClass: PostgresApiAccountViews },
    { provide: ApiCredentials, useClass: RandomApiCredentials },
    provide(CreateApiAccount, UseCaseContext, ApiAccountRepository, ApiCredentials, AccountEvents),
    provide(RevokeApiAccount, UseCaseContext, ApiAccountRepository),
    provide(RevokeAllApiAccounts, UseCaseContext, ApiAccountRepository),
    { provide: ApiAccountAccess, useClass: StoredApiAccountAccess },
    provide(AuthenticateApiAccount, UseCaseContext, ApiAccountRepository, ApiCredentials),
    contribute(
      RecordKind,
      tableRecords('api-account', {
        table: 'users',
        name: 'name',
        searched: searchedIn('name', 'username'),
      }),
      Database,
    ),
  ],
  exports: [ApiAccountAccess, ApiAccountViews],
})
export class ApiAccountsModule {}
