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
  readonly consentId: string;
  readonly isYes: boolean;
}

/** A client answers by the status link whether the details may go to a lender: as often as they like until they have gone. */
export class AnswerConsent {
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
    { consentId, isYes }: ConsentAnswer,
    key: string | null,
    actor: Principal,
  ): Promise<void> {
    const applicationId = await this.applicants.follow(token);
    const call = { operation: 'answer-consent', principal: actor, key, request: { token, consentId, isYes } };
    await this.context.idempotency.once(call, {}, async () => {
      await this.cases.lock(applicationId);
      const consent = (await this.consents.of(applicationId)).find(({ id }) => id === consentId);
      if (!consent) throw new ConsentNotFound();
      const sentAt = lastSentTo(consent.lender, await this.submissions.of(applicationId));
      if ((await this.applicants.reach(applicationId))?.awaitsClientContact) throw new AnswerByPhone();
      if (!consent.isOpen(sentAt)) throw new ConsentClosed(consent.lenderName);
      if (consent.answer(isYes, { via: 'link', recordedBy: null }, this.context.clock.now()))
        await this.saveConsent.execute(consent, actor);
    });
  }
}
