import type { Principal } from '#platform/application/principal.js';
import type { Answers } from '#kernel/lending/answers.js';
import type { ReceiveApplication, SubmittedApplication } from './receive-application.js';

/** A visitor applies for their own company. Possible spam is held instead, with the same response. */
export class SubmitApplication {
  constructor(private readonly receive: ReceiveApplication) {}

  /**
   * Idempotent: the same answers under one key, or soon from the same caller, create one application.
   * @throws KeyReused
   */
  execute(
    answers: Answers,
    key: string | null,
    actor: Principal,
    suspected: boolean,
  ): Promise<SubmittedApplication> {
    return this.receive.execute({ answers, key, withoutKey: 'same', actor, suspected });
  }
}
