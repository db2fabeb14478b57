import { ActivityLog } from '#shared/application/activity-log.js';
import { ChangeHistory } from '#shared/application/change-history.js';
import { Clock } from '#shared/application/clock.js';
import { Ids } from '#shared/application/ids.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { provide } from '#shared/infrastructure/provide.js';
import { AdminAccounts } from '../application/admin-accounts.js';
import { AdminRepository } from '../application/admin.repository.js';
import { CreateAdmin } from '../application/create-admin.js';
import { CreateFirstAdmin } from '../application/create-first-admin.js';
import { PasswordHasher } from '../application/password-hasher.js';
import { PasswordPolicy } from '../application/password-policy.js';
import { AccountsByRole } from '../application/role-accounts.js';
import { StaffRepository } from '../application/staff/staff.repository.js';
import { AdminRecords } from '../infrastructure/persistence/admin-records.js';
import { PostgresChangeHistory } from '../infrastructure/persistence/postgres-change-history.js';
import { TypeOrmAdminRepository } from '../infrastructure/persistence/typeorm-admin.repository.js';
import type { AuthPart } from './auth-part.js';

/** The accounts of the staff, and of each role that keeps its own. */
export const accounts: AuthPart = {
  controllers: [],
  providers: [
    { provide: AdminRepository, useClass: TypeOrmAdminRepository },
    provide(
      CreateAdmin,
      AdminRepository,
      PasswordPolicy,
      PasswordHasher,
      UnitOfWork,
      ActivityLog,
      Ids,
      Clock,
    ),
    provide(CreateFirstAdmin, AdminRepository, CreateAdmin),
    provide(AccountsByRole),
    provide(AdminAccounts, AccountsByRole, AdminRepository, StaffRepository),
    { provide: ChangeHistory, useClass: PostgresChangeHistory },
    AdminRecords,
  ],
};
