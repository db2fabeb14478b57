import { Injectable } from '@nestjs/common';
import { MailJob } from '#modules/mail/public.js';
import { JobHandlers, type JobStory } from '#shared/infrastructure/jobs/job-handler.js';
import {
  MAIL_PASSWORD_CHANGE,
  MAIL_TWO_FACTOR_CHANGE,
  WarnHolder,
  type AccountChanged,
} from '../../application/warn-holder.js';

@Injectable()
abstract class WarningJob extends MailJob<AccountChanged> {
  /** What staff are told that it was to do. */
  protected abstract readonly kind: string;

  constructor(
    handlers: JobHandlers,
    private readonly warnHolder: WarnHolder,
  ) {
    super(handlers);
  }

  override tell({ role, accountId }: AccountChanged): Promise<JobStory> {
    const account = { type: role, id: accountId };
    return Promise.resolve({ kind: this.kind, to: account, about: account });
  }

  handle(changed: AccountChanged): Promise<void> {
    return this.warnHolder.execute(changed);
  }
}

@Injectable()
export class PasswordChangeJob extends WarningJob {
  override readonly queue = MAIL_PASSWORD_CHANGE;
  protected override readonly kind = 'Warning of a new password';
}

@Injectable()
export class TwoFactorChangeJob extends WarningJob {
  override readonly queue = MAIL_TWO_FACTOR_CHANGE;
  protected override readonly kind = 'Warning about two-step sign-in';
}
