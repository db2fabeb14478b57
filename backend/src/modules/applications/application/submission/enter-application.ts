import type { FindIntroducer } from '#modules/introducers/public.js';
import type { Principal } from '#platform/application/principal.js';
import { InvalidInput } from '#kernel/errors.js';
import type { Answers } from '#kernel/lending/answers.js';
import type { Referral, StaffSource } from '../../domain/application-origin.js';
import type { ReceiveApplication, SubmittedApplication } from './receive-application.js';

/** How an application reached staff, its partner, and whether the applicant gets the usual confirmation. */
export interface EnteredByStaff {
  readonly source: StaffSource;
  readonly introducerId: string | null;
  readonly sendConfirmation: boolean;
  /** The application that it renews. */
  readonly renewalOf: string | null;
}

/**
 * Staff add an application received by phone, by email or in person, with or without a partner; the partner is
 * emailed.
 */
export class EnterApplication {
  constructor(
    private readonly receive: ReceiveApplication,
    private readonly findIntroducer: Pick<FindIntroducer, 'execute'>,
  ) {}

  /**
   * One application per key; without a key, each request adds one.
   * @throws KeyReused, InvalidInput for an unknown or suspended partner, or when it renews an unknown application
   */
  execute(
    answers: Answers,
    entered: EnteredByStaff,
    key: string | null,
    actor: Principal,
  ): Promise<SubmittedApplication> {
    const { source: staffSource, introducerId, renewalOf, sendConfirmation } = entered;
    const originOf = async () => ({ staffSource, renewalOf, referral: await this.referralFor(introducerId) });
    return this.receive.execute({ answers, referral: entered, originOf, key, actor, sendConfirmation });
  }

  /** Staff cannot state whether the client knows of the partner. */
  private async referralFor(introducerId: string | null): Promise<Referral | null> {
    if (introducerId === null) return null;
    const partner = await this.findIntroducer.execute(introducerId);
    if (!partner) throw notFor('This partner no longer exists. Choose another, or none.');
    if (partner.suspended)
      throw notFor(
        `${partner.companyName} is suspended and cannot have new cases. Choose another partner, or none.`,
      );
    return { introducerId, clientConsent: false, externalReference: null, viaLink: false };
  }
}

const notFor = (message: string): InvalidInput => new InvalidInput([{ field: 'introducerId', message }]);
