import { Clock } from '#shared/application/clock.js';
import { Ids } from '#shared/application/ids.js';
import { JobQueue } from '#shared/application/job-queue.js';
import { provide } from '#shared/infrastructure/provide.js';
import { AskForWarning } from '../application/ask-for-warning.js';
import { AccountsByRole } from '../application/role-accounts.js';
import { WarnHolder } from '../application/warn-holder.js';
import { WarningMail } from '../application/warning-mail.js';
import { MailedWarning } from '../infrastructure/mail/mailed-warning.js';
import { PasswordChangeJob, TwoFactorChangeJob } from '../infrastructure/mail/warning.jobs.js';
import type { AuthPart } from './auth-part.js';

/** What the holder of an account is told when the way into it changes. */
export const warnings: AuthPart = {
  controllers: [],
  providers: [
    provide(AskForWarning, JobQueue, Ids, Clock),
    { provide: WarningMail, useClass: MailedWarning },
    provide(WarnHolder, AccountsByRole, WarningMail),
    PasswordChangeJob,
    TwoFactorChangeJob,
  ],
};
