import { LenderAnswerDialog } from '@/features/deals/lender-answer-dialog';
import { CompletionDialog } from '@/features/deals/completion/completion-dialog';
import { consentFor, unasked } from '@/features/deals/consents/consents';
import { useConsentsOfQuery, useSubmissionsOfQuery, type Submission } from '@/features/deals/deals-api';
import { AcceptOffer, RemindClient } from '@/features/deals/offers/offer-confirmations';
import { OfferDialog } from '@/features/deals/offers/offer-dialog';
import { currentOffers } from '@/features/deals/offers/offers';
import { ShareOffersDialog } from '@/features/deals/offers/share-offers-dialog';
import {
  ConsentOfCase,
  MoveSubmission,
  type RenderHandOver,
  type SubmissionsOfCase,
} from '@/features/deals/submissions/submission-dialogs';
import { isLive, movesOf, type OfferedMove } from '@/features/deals/submissions/submission-states';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { londonIsoDay } from '@/shared/lib/dates';

/** The record that a next step is about. */
interface Subject {
  readonly id: string;
  readonly name: string;
}

interface DealStepsProps {
  readonly applicationId: string;
  readonly askedPence: number | null;
  readonly handOver: RenderHandOver;
  /** The client can see new offers. */
  readonly onShared: () => void;
}

/** Opens the dialog of a step on a case with its lenders. */
export function useDealSteps({ applicationId, askedPence, handOver, onShared }: DealStepsProps) {
  const query = useSubmissionsOfQuery(applicationId);
  const submissions = query.currentData ?? [];
  const consents = useConsentsOfQuery(applicationId).currentData ?? [];
  const { dialog, openDialog } = useDialog<SubmissionsOfCase>({
    applicationId,
    submissions,
    consents,
    handOver,
  });
  /** The step may be newer than the submissions that were loaded before it. */
  const fresh = async (): Promise<readonly Submission[]> => (await query.refetch()).data ?? submissions;
  const move = (submission: Submission, to: OfferedMove['to']) => {
    const found = movesOf(submission, false).find((one) => one.to === to);
    if (found) openDialog(MoveSubmission, { submission, move: found, openDialog });
  };
  const about = (act: (submission: Submission) => void) => async (subject: Subject | undefined) => {
    const current = await fresh();
    const submission =
      current.find(({ id }) => id === subject?.id) ??
      current.find((one) => isLive(one) && one.lender.name === subject?.name);
    if (submission) act(submission);
  };
  const offer = (submission: Submission) => openDialog(OfferDialog, { submission, offer: null, askedPence });
  return {
    dialog,
    requestConsent: () => openDialog(ConsentOfCase, { what: 'ask', chosen: unasked(submissions, consents) }),
    askAgain: () =>
      openDialog(ConsentOfCase, {
        what: 'ask',
        chosen: submissions
          .filter((one) => consentFor(one, consents)?.state === 'asked')
          .map(({ lender }) => lender.name),
      }),
    recordConsent: () => openDialog(ConsentOfCase, { what: 'record', chosen: [] }),
    send: about((submission) => move(submission, 'sent')),
    recordAnswer: about((submission) =>
      openDialog(LenderAnswerDialog, {
        submission,
        onOffer: () => offer(submission),
        onMove: ({ to }) => move(submission, to),
      }),
    ),
    recordOffer: about(offer),
    shareOffers: async () => {
      const unshared = currentOffers(await fresh()).filter(({ offer: { sharedAt } }) => sharedAt === null);
      openDialog(ShareOffersDialog, { unshared, onShared });
    },
    /** The server allows one reminder a day. */
    remindedToday: currentOffers(submissions).some(
      ({ offer: { remindedAt } }) =>
        remindedAt !== null && londonIsoDay(remindedAt) === londonIsoDay(new Date()),
    ),
    remind: () => openDialog(RemindClient, {}),
    accept: async (subject: Subject | undefined) => {
      const compared = currentOffers(await fresh()).find(({ offer: { id } }) => id === subject?.id);
      if (compared) openDialog(AcceptOffer, { compared });
    },
    complete: about((submission) => openDialog(CompletionDialog, { submission })),
  };
}
