import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { LenderAlreadySubmitted } from '../../domain/errors.js';
import type { SubmissionLender } from '../../domain/lender-record.js';
import { LenderSubmission } from '../../domain/lender-submission.js';
import { placementOf } from '../../domain/placement.js';
import type { Cases, LockedCase } from '../cases.js';
import type { SubmissionRepository } from './submission.repository.js';

/** @throws LenderAlreadySubmitted if the lender has a live submission */
export const assertNoLiveSubmission = (
  lender: SubmissionLender,
  others: readonly LenderSubmission[],
): void => {
  const live = liveWith(lender, others);
  if (live) throw new LenderAlreadySubmitted(live.lenderName, live.state);
};

const liveWith = (
  lender: SubmissionLender,
  submissions: readonly LenderSubmission[],
): LenderSubmission | undefined => submissions.find((one) => one.isLive && one.isWith(lender));

/** Adds a draft to a case. Call it inside the unit of work that has locked the case, after the lenders. */
export class AddDraft {
  constructor(
    private readonly context: UseCaseContext,
    private readonly submissions: SubmissionRepository,
    private readonly cases: Cases,
  ) {}

  /** @throws LenderAlreadySubmitted */
  async execute(
    lockedCase: LockedCase,
    lender: SubmissionLender,
    id: string,
    actor: Principal,
  ): Promise<void> {
    const others = await this.submissions.of(lockedCase.id);
    assertNoLiveSubmission(lender, others);
    await this.add(lockedCase, LenderSubmission.draft(id, lockedCase.id, lender, this.now()), others, actor);
  }

  /** Adds a draft unless the lender has a live submission, which stays unchanged. */
  async unlessLive(lockedCase: LockedCase, lender: SubmissionLender, actor: Principal): Promise<void> {
    const others = await this.submissions.of(lockedCase.id);
    if (liveWith(lender, others)) return;
    const draft = LenderSubmission.draft(this.context.ids.next(), lockedCase.id, lender, this.now());
    await this.add(lockedCase, draft, others, actor);
  }

  private async add(
    lockedCase: LockedCase,
    draft: LenderSubmission,
    others: readonly LenderSubmission[],
    actor: Principal,
  ): Promise<void> {
    await this.submissions.add(draft);
    await lockedCase.change({ placement: placementOf([...others, draft]) }, actor);
    await this.cases.recordOf(draft, 'submission-added', actor, { move: { from: null, to: draft.state } });
  }

  private now(): Date {
    return this.context.clock.now();
  }
}
