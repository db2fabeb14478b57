import { ActivityLog } from '#shared/application/activity-log.js';
import { Clock } from '#shared/application/clock.js';
import { Idempotency } from '#shared/application/idempotency.js';
import { Ids } from '#shared/application/ids.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { provide } from '#shared/infrastructure/provide.js';
import { AccountEvents } from '../application/account-events.js';
import { ApiAccountLists } from '../application/api-account-lists.js';
import { ApiAccountRepository } from '../application/api-account.repository.js';
import { ApiCredentials } from '../application/api-credentials.js';
import { AuthenticateApiAccount } from '../application/authenticate-api-account.js';
import { CreateApiAccount } from '../application/create-api-account.js';
import { RevokeApiAccount } from '../application/revoke-api-account.js';
import { ApiAccountsController } from '../infrastructure/http/api-accounts.controller.js';
import { ApiAccountRecords } from '../infrastructure/persistence/api-account-records.js';
import { PostgresApiAccountLists } from '../infrastructure/persistence/postgres-api-account-lists.js';
import { TypeOrmApiAccountRepository } from '../infrastructure/persistence/typeorm-api-account.repository.js';
import { RandomApiCredentials } from '../infrastructure/random-api-credentials.js';
import type { AuthPart } from './auth-part.js';

/** The accounts of partners' programs. */
export const apiAccounts: AuthPart = {
  controllers: [ApiAccountsController],
  providers: [
    { provide: ApiAccountRepository, useClass: TypeOrmApiAccountRepository },
    { provide: ApiAccountLists, useClass: PostgresApiAccountLists },
    { provide: ApiCredentials, useClass: RandomApiCredentials },
    provide(
      CreateApiAccount,
      ApiAccountRepository,
      ApiCredentials,
      ActivityLog,
      AccountEvents,
      Idempotency,
      Ids,
      Clock,
    ),
    provide(RevokeApiAccount, ApiAccountRepository, UnitOfWork, ActivityLog, Clock),
    provide(AuthenticateApiAccount, ApiAccountRepository, ApiCredentials, Clock),
    ApiAccountRecords,
  ],
};
