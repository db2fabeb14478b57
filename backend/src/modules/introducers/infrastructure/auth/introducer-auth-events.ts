import { Injectable } from '@nestjs/common';
import { AccountEvents, introducerRole } from '#modules/auth/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { IntroducerAccountEvents } from '../../application/introducer-account-events.js';

/** Events as the accounts of introducers have them. */
@Injectable()
export class RoleEvents implements IntroducerAccountEvents {
  constructor(private readonly events: AccountEvents) {}

  async apply(
    id: string,
    event: 'introducer-suspended' | 'introducer-restored',
    introducerId: string,
    actor: Principal,
  ): Promise<void> {
    // Without the words of the reason: they may be about people, and nothing is ever taken out of the log.
    const changes = { reason: { from: null, to: 'given' } };
    await this.events.apply(event, introducerRole, { id: introducerId }, { id, actor, changes });
  }
}
