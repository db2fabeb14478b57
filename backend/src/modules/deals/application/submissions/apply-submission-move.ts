import type { AutomaticTasks } from '#modules/tasks/public.js';
import type { Mails } from '#modules/mail/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { LenderSubmission, Move } from '../../domain/lender-submission.js';
import { acceptedAmong } from '../../domain/offer.js';
import { placementOf } from '../../domain/placement.js';
import type { Case, CaseChange, Cases } from '../cases.js';
import type { LockedSubmission } from './lock-submission.js';
import type { OfferRepository } from '../offers/offer.repository.js';
import type { SubmissionRepository } from './submission.repository.js';

const ALL_DETAILS = 'Company, contact details and answers';
const FURTHER_DETAILS = 'Further information they asked for';

/**
 * Saves a submission's status change with its effects: the case's progress, the event, and for the client that
 * details were shared or that the lender declined. Call it inside the unit of work of the change.
 */
export class ApplySubmissionMove {
  constructor(
    private readonly context: UseCaseContext,
    private readonly submissions: SubmissionRepository,
    private readonly cases: Cases,
    private readonly offers: OfferRepository,
    private readonly tasks: AutomaticTasks,
    private readonly mails: Mails,
  ) {}

  async execute(
    { submission, allOfCase, lockedCase }: LockedSubmission,
    move: Move,
    actor: Principal,
    change: Omit<CaseChange, 'placement' | 'progress'> = {},
  ): Promise<void> {
    const { applicationId, lenderName, reason } = submission;
    await this.submissions.save(submission);
    if (move.from === 'accepted' && move.to !== 'completed') await this.undoAcceptance(submission);
    await lockedCase.change(
      { ...change, placement: placementOf(allOfCase), progress: progressOf(move) },
      actor,
    );
    await this.cases.recordOf(submission, 'submission-moved', actor, { move, reason });
    if (move.from === 'sent') await this.tasks.close('chase_lender', submission.id);
    if (move.from === 'offered' || move.to === 'accepted' || !submission.isLive)
      await this.closeOfferTasks(move, submission, allOfCase);
    if (move.to === 'declined') await this.emailDecline(submission, lockedCase);
    if (move.to === 'sent') {
      const what = move.from === 'info_requested' ? FURTHER_DETAILS : ALL_DETAILS;
      await this.cases.disclose({ applicationId, recipient: lenderName, what, actor });
    }
  }

  /** A client whose application is rejected knows that already. */
  private async emailDecline(
    { id: submissionId, applicationId }: LenderSubmission,
    { emailsClient, status }: Case,
  ): Promise<void> {
    if (!emailsClient || status === 'rejected') return;
    await this.mails.send('lender-declined', { id: this.context.ids.next(), applicationId, submissionId });
  }

  /** Closes the tasks about a choice that the move settles, and about its offers before they expire. */
  private async closeOfferTasks(
    { to }: Move,
    moved: LenderSubmission,
    allOfCase: readonly LenderSubmission[],
  ): Promise<void> {
    const isAccepted = to === 'accepted';
    const settled = isAccepted ? allOfCase : [moved];
    for (const offer of await this.offers.of(settled.map(({ id }) => id))) {
      if (offer.chosenByApplicantAt && (isAccepted || !moved.isLive))
        await this.tasks.close('offer_chosen', offer.id);
      if (offer.submissionId === moved.id && offer.expiry !== null)
        await this.tasks.close('offer_runs_out', offer.expiry);
    }
  }

  /** Undoes the offer's acceptance when its submission is no longer accepted. */
  private async undoAcceptance({ id, movedAt }: LenderSubmission): Promise<void> {
    const accepted = acceptedAmong(await this.offers.of([id]));
    if (!accepted) return;
    accepted.undoAcceptance(movedAt);
    await this.offers.save(accepted);
  }
}

const progressOf = ({ from, to }: Move): CaseChange['progress'] => {
  if (to === 'declined') return 'lender_declined';
  return from === 'completed' ? 'completion_reversed' : undefined;
};
