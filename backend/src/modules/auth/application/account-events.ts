import type { Activity } from '#platform/application/activity-log.js';
import type { Mails } from '#modules/mail/public.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { HOUR_MS } from '#kernel/time/time-units.js';
import {
  ACCOUNT_EVENTS,
  sendsEmail,
  type AccountEffects,
  type AccountEvent,
  type EmailedEvent,
} from '../domain/account-events.js';
import { CredentialsReplaced } from '../domain/errors.js';
import type { Role } from '../domain/role.js';
import type { CredentialsVersions } from './credentials-versions.js';
import type { EndAccess } from './end-access.js';
import type { ReleaseStaffWork } from './release-staff-work.js';

/** The account of an event. */
export interface EventAccount {
  readonly id: string;
  /** The version of the credentials that its holder used. */
  readonly credentialsVersion?: number;
}

/** Applies all effects of an account event, by the table in `domain/account-events`, and logs it. */
export class AccountEvents {
  constructor(
    private readonly context: UseCaseContext,
    private readonly versions: CredentialsVersions,
    private readonly endAccess: EndAccess,
    private readonly releaseStaffWork: ReleaseStaffWork,
    private readonly mails: Mails,
  ) {}

  /**
   * Call it inside a unit of work, before the change itself: it locks the account's row, and a later error rolls it
   * back. A holder acts with a known credentials version; any other actor is named. Returns the credentials version
   * to use from now on.
   * @throws CredentialsReplaced when those credentials are no longer current
   */
  async apply(
    event: AccountEvent,
    role: Role,
    { id, credentialsVersion }: EventAccount,
    details: Partial<Pick<Activity, 'id' | 'actor' | 'subject' | 'changes'>> = {},
  ): Promise<number> {
    const version = await this.versions.lock(role, id);
    if (version === null || (credentialsVersion ?? version) !== version) throw new CredentialsReplaced();
    const effects: AccountEffects = ACCOUNT_EVENTS[event];
    const holder = { type: role.name, id };
    const { actor = holder } = details;
    await this.endAccess.execute(effects, role, id, actor);
    await this.releaseStaffWork.execute(effects, id, actor);
    await this.context.activity.record({ subject: holder, ...details, actor, action: event });
    if (sendsEmail(event)) await this.mailHolder(event, role, id);
    return effects.sessions === 'ended' ? version + 1 : version;
  }

  private async mailHolder(event: EmailedEvent, role: Role, accountId: string): Promise<void> {
    const at = this.context.clock.now();
    // An email requested again under the same id is sent once.
    const hour = `${event} ${role.name} ${accountId} ${Math.floor(at.getTime() / HOUR_MS)}`;
    const id = ACCOUNT_EVENTS[event].mail === 'hourly' ? this.context.ids.of(hour) : this.context.ids.next();
    const data = { id, role: role.name, accountId, event, at: at.toISOString() };
    await this.mails.send('account-event', data, { id });
  }
}
