import type { FollowReferralLink } from '#modules/introducers/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { Answers } from '#kernel/lending/answers.js';
import type { Referral } from '../../domain/application-origin.js';
import type { ReceiveApplication, SubmittedApplication } from './receive-application.js';

/** The link that a client used, and whether its partner may see the application. */
export interface ComingByLink {
  readonly token: string;
  readonly clientConsent: boolean;
}

/**
 * A visitor applies through a partner's referral link: with the client's consent it becomes that partner's case, and
 * the partner is emailed. Without the consent, or with a link that no longer works, it is an ordinary application.
 */
export class SubmitByReferralLink {
  constructor(
    private readonly receive: ReceiveApplication,
    private readonly followReferralLink: Pick<FollowReferralLink, 'execute'>,
  ) {}

  /**
   * Idempotent as SubmitApplication; a repeat is recognised even if the link was renewed meanwhile.
   * @throws KeyReused
   */
  execute(
    answers: Answers,
    link: ComingByLink,
    key: string | null,
    actor: Principal,
    suspected: boolean,
  ): Promise<SubmittedApplication> {
    const originOf = async () => ({ referral: await this.referralBy(link) });
    return this.receive.execute({
      answers,
      referral: link,
      originOf,
      key,
      withoutKey: 'same',
      actor,
      suspected,
    });
  }

  private async referralBy({ token, clientConsent }: ComingByLink): Promise<Referral | null> {
    const referrer = clientConsent ? await this.followReferralLink.execute(token) : null;
    if (!referrer) return null;
    const { introducerId } = referrer;
    return { introducerId, clientConsent: true, externalReference: null, viaLink: true };
  }
}
