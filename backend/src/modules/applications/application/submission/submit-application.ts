import type { Principal } from '#platform/application/principal.js';
import type { Answers } from '#kernel/lending/answers.js';
import type { ReceiveApplication, SubmittedApplication } from './receive-application.js';

/** A visitor applies for their own company. One that may be spam is held instead, and answered in the same way. */
export class SubmitApplication {
  constructor(private readonly receive: ReceiveApplication) {}

  /**
   * The same answers make one application, however often sent: under the same key, or soon by the same caller.
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
