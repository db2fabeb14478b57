import { ActivityLog } from '#shared/application/activity-log.js';
import { Clock } from '#shared/application/clock.js';
import { Ids } from '#shared/application/ids.js';
import { Mails, MailSources } from '#shared/application/mails/mails.js';
import { provide } from '#shared/infrastructure/provide.js';
import { AccountEvents } from '../application/account-events.js';
import { AccountMails } from '../application/account-mails.js';
import { AccountSessions } from '../application/account-sessions.js';
import { ApiAccountAccess } from '../application/api-account-access.js';
import { CredentialsVersions } from '../application/credentials-versions.js';
import { PasswordResets } from '../application/password-resets.js';
import { AccountsByRole } from '../application/role-accounts.js';
import { StaffInvitationRepository } from '../application/staff/staff-invitation.repository.js';
import { PostgresCredentialsVersions } from '../infrastructure/persistence/postgres-credentials-versions.js';
import type { AuthPart } from './auth-part.js';

/** What goes with each event of an account. */
export const accountEvents: AuthPart = {
  controllers: [],
  providers: [
    { provide: CredentialsVersions, useClass: PostgresCredentialsVersions },
    provide(
      AccountEvents,
      CredentialsVersions,
      AccountSessions,
      PasswordResets,
      ApiAccountAccess,
      StaffInvitationRepository,
      ActivityLog,
      Mails,
      Ids,
      Clock,
    ),
    provide(AccountMails, MailSources, AccountsByRole),
  ],
};
