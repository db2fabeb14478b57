import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { Move, MoveDetails } from '../../domain/lender-submission.js';
import type { RequestableState } from '../../domain/submission-moves.js';
import { CaseCompleted, PerimeterUnchecked } from '../../domain/errors.js';
import { assertNoLiveSubmission } from './add-draft.js';
import type { CaseChange } from '../cases.js';
import type { ConsentRepository } from '../consents/consent.repository.js';
import type { LockedSubmission, LockSubmission } from './lock-submission.js';
import type { ApplySubmissionMove } from './apply-submission-move.js';
import type { SubmissionViews, SubmissionView } from './submission-views.js';

export interface MoveRequest extends MoveDetails {
  readonly to: RequestableState;
  /** The `updatedAt` of the submission that the caller read; without it the last write wins. */
  readonly readAt?: Date | undefined;
}

/** Staff change a submission's status. Idempotent by key. */
export class MoveSubmission {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockSubmission: LockSubmission,
    private readonly consents: ConsentRepository,
    private readonly applyMove: ApplySubmissionMove,
    private readonly views: SubmissionViews,
  ) {}

  /**
   * @throws SubmissionNotFound, SubmissionChanged, SubmissionMoveNotAllowed, CaseCompleted, ConsentMissing,
   *   PerimeterUnchecked, LenderAlreadySubmitted, InvalidInput, KeyReused
   */
  async execute(
    id: string,
    request: MoveRequest,
    key: string | null,
    actor: Principal,
  ): Promise<SubmissionView> {
    const call = { operation: 'move-submission', principal: actor, key, request: { id, ...request } };
    await this.context.idempotency.once(call, { id }, () => this.move(id, request, actor));
    return this.views.one(id);
  }

  private async move(id: string, { to, readAt, ...details }: MoveRequest, actor: Principal): Promise<void> {
    const locked = await this.lockSubmission.execute(id, readAt);
    const { submission, allOfCase } = locked;
    const completed = allOfCase.find((one) => one.state === 'completed');
    if (completed && !submission.isLive) throw new CaseCompleted(completed.lenderName);
    const at = this.context.clock.now();
    const move = to === 'sent' ? await this.send(locked, details, at) : submission.move(to, details, at);
    if (submission.isLive)
      assertNoLiveSubmission(
        submission.lender,
        allOfCase.filter((one) => one !== submission),
      );
    await this.applyMove.execute(locked, move, actor, caseAfter(locked, move.from));
  }

  /** Reports a status change that is not allowed at all before what it lacks. */
  private async send(
    { submission, lockedCase }: LockedSubmission,
    details: MoveDetails,
    at: Date,
  ): Promise<Move> {
    const consents = await this.consents.of(submission.applicationId);
    const consent = consents.find((one) => one.isWith(submission.lender)) ?? null;
    const move = submission.send(consent, details, at);
    if (lockedCase.awaitsPerimeterCheck) throw new PerimeterUnchecked(lockedCase.id);
    return move;
  }
}

/** The first submission sent starts the review of the case; when an acceptance ends, its lender is unassigned. */
const caseAfter = (
  { submission, lockedCase: { status, assignedLender } }: LockedSubmission,
  from: string,
): Omit<CaseChange, 'placement' | 'progress'> => {
  if (submission.state === 'sent' && status === 'pending') return { status: 'in_review' };
  return from === 'accepted' && assignedLender === submission.lenderName ? { assignedLender: null } : {};
};
