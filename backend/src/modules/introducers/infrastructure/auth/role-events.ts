import { Injectable } from '@nestjs/common';
import { AccountEvents, introducerRole } from '#modules/auth/public.js';
import type { Principal } from '#shared/application/principal.js';
import { IntroducerEvents } from '../../application/introducer-events.js';

/** Events as the accounts of introducers have them. */
@Injectable()
export class RoleEvents extends IntroducerEvents {
  constructor(private readonly events: AccountEvents) {
    super();
  }

  async apply(
    event: Parameters<IntroducerEvents['apply']>[0],
    introducerId: string,
    reason: string,
    actor: Principal,
  ): Promise<void> {
    const changes = { reason: { from: null, to: reason } };
    await this.events.apply(event, introducerRole, { id: introducerId }, { actor, changes });
  }
}
