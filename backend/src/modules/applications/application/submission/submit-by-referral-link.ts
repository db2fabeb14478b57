import type { FollowReferralLink } from '#modules/introducers/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { Answers } from '#kernel/lending/answers.js';
import type { Referral } from '../../domain/application-origin.js';
import type { ReceiveApplication, SubmittedApplication } from './receive-application.js';

/** By which link a client came, and whether its partner may see the application. */
export interface ComingByLink {
  readonly token: string;
  readonly clientConsent: boolean;
}

/**
 * A visitor applies who came by a partner's referral link: with the client's consent it is that partner's case, who is
 * told by email. By a link that is no longer in use, or without the consent, it is an application like any visitor's.
 */
export class SubmitByReferralLink {
  constructor(
    private readonly receive: ReceiveApplication,
    private readonly followReferralLink: Pick<FollowReferralLink, 'execute'>,
  ) {}

  /**
   * The same answers by the same link make one application, as with SubmitApplication; a repeat is one also where the
   * link was renewed meanwhile.
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
