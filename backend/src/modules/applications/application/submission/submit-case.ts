import type { Principal } from '#platform/application/principal.js';
import type { Answers } from '#kernel/lending/answers.js';
import type { Referral } from '../../domain/application-origin.js';
import type { ReceiveApplication, SubmittedApplication } from './receive-application.js';

/** A partner, or its system, applies for a client. */
export class SubmitCase {
  constructor(private readonly receive: ReceiveApplication) {}

  /**
   * Idempotent: the same case under one key, or soon from the same caller, is created once.
   * @throws KeyReused, ReferenceTaken
   */
  execute(
    answers: Answers,
    referral: Omit<Referral, 'viaLink'>,
    key: string | null,
    actor: Principal,
  ): Promise<SubmittedApplication> {
    const sent: Referral = { ...referral, viaLink: false };
    const originOf = () => Promise.resolve({ referral: sent });
    return this.receive.execute({ answers, referral: sent, originOf, key, withoutKey: 'same', actor });
  }
}
