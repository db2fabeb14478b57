import { Injectable } from '@nestjs/common';
import { AccountEvents, introducerRole } from '#modules/auth/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { PartnerNotices } from '../../application/partner-notices.js';
import type { ApiAccount } from '../../domain/api-account.js';

/** As events of the partners' own accounts. */
@Injectable()
export class EventNotices implements PartnerNotices {
  constructor(private readonly events: AccountEvents) {}

  async accountCreated(account: ApiAccount, actor: Principal): Promise<void> {
    const { id, introducerId, credentialsVersion } = account;
    const holder = { id: introducerId, credentialsVersion };
    const subject = { type: 'api-account', id };
    await this.events.apply('api-account-created', introducerRole, holder, { actor, subject });
  }
}
