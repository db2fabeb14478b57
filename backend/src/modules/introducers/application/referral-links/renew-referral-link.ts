import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { EmailUnconfirmed } from '#kernel/errors.js';
import type { ReferralLink } from '../../domain/referral-link.js';
import type { IntroducerView } from '../introducer-view.js';
import type { ReferralLinkRepository } from './referral-link.repository.js';

export abstract class ReferralTokens {
  /** Short enough for a leaflet, too long to guess. */
  abstract next(): string;
}

export interface RenewedLink {
  readonly token: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** Creates a new link for a partner. The previous one no longer works. */
export class RenewReferralLink {
  constructor(
    private readonly context: UseCaseContext,
    private readonly links: ReferralLinkRepository,
    private readonly tokens: ReferralTokens,
  ) {}

  /** Creates one link per key. Without a key each request creates another. @throws EmailUnconfirmed, KeyReused */
  async execute(
    { id: introducerId, emailConfirmed }: Pick<IntroducerView, 'id' | 'emailConfirmed'>,
    key: string | null,
    actor: Principal,
  ): Promise<RenewedLink> {
    if (!emailConfirmed) throw new EmailUnconfirmed();
    const call = { operation: 'renew-referral-link', principal: actor, key, request: null };
    const link = { introducerId, token: this.tokens.next(), createdAt: this.context.clock.now() };
    const renewed = { token: link.token, createdAt: link.createdAt.toISOString() };
    return this.context.idempotency.once(call, renewed, () => this.write(link, actor));
  }

  private async write(link: ReferralLink, actor: Principal): Promise<void> {
    await this.links.replace(link);
    await this.context.activity.record({
      actor,
      action: 'referral-link-renewed',
      subject: { type: 'introducer', id: link.introducerId },
    });
  }
}
