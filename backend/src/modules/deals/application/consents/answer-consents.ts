import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { AnswerByPhone, ConsentClosed, ConsentNotFound } from '../../domain/errors.js';
import { lastSentTo } from '../../domain/lender-submission.js';
import type { Applicants } from './applicants.js';
import type { Cases } from '../cases.js';
import type { ConsentRepository } from './consent.repository.js';
import type { SaveConsent } from './save-consent.js';
import type { SubmissionRepository } from '../submissions/submission.repository.js';

export interface ConsentAnswer {
  readonly consentIds: readonly string[];
  readonly isYes: boolean;
}

/**
 * A client answers through the status link whether the details may go to one or more lenders, with one answer for
 * all. The answer can be changed until the details were sent.
 */
export class AnswerConsents {
  constructor(
    private readonly context: UseCaseContext,
    private readonly applicants: Applicants,
    private readonly cases: Cases,
    private readonly consents: ConsentRepository,
    private readonly submissions: SubmissionRepository,
    private readonly saveConsent: SaveConsent,
  ) {}

  /** @throws LinkNotFound, ConsentNotFound, ConsentClosed, AnswerByPhone, KeyReused */
  async execute(
    token: string,
    { consentIds, isYes }: ConsentAnswer,
    key: string | null,
    actor: Principal,
  ): Promise<void> {
    const applicationId = await this.applicants.follow(token);
    const request = { token, consentIds, isYes };
    const call = { operation: 'answer-consents', principal: actor, key, request };
    await this.context.idempotency.once(call, {}, async () => {
      await this.cases.lock(applicationId);
      const all = await this.consents.of(applicationId);
      const submissions = await this.submissions.of(applicationId);
      const answered = all.filter(({ id }) => consentIds.includes(id));
      if (answered.length < new Set(consentIds).size) throw new ConsentNotFound();
      if ((await this.applicants.reach(applicationId))?.awaitsClientContact) throw new AnswerByPhone();
      const closed = answered.find((consent) => !consent.isOpen(lastSentTo(consent.lender, submissions)));
      if (closed) throw new ConsentClosed(closed.lenderName);
      const at = this.context.clock.now();
      for (const consent of answered)
        if (consent.answer(isYes, { via: 'link', recordedBy: null }, at))
          await this.saveConsent.execute(consent, actor);
    });
  }
}
