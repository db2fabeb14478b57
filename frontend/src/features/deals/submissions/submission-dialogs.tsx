import type { ReactNode } from 'react';
import { ConsentDialog } from '@/features/deals/consents/consent-dialog';
import { ConsentNeededDialog } from '@/features/deals/consents/consent-needed-dialog';
import { consentFor, isGiven, lendersOf } from '@/features/deals/consents/consents';
import type { Consent, Submission } from '@/features/deals/deals-api';
import { MoveDialog } from '@/features/deals/submissions/move-dialog';
import { OfferComparisonDialog } from '@/features/deals/offers/offer-comparison-dialog';
import { AcceptOffer, ShareOffer } from '@/features/deals/offers/offer-confirmations';
import { currentOffers } from '@/features/deals/offers/offers';
import { ReversalDialog } from '@/features/deals/completion/reversal-dialog';
import type { OfferedMove } from '@/features/deals/submissions/submission-states';
import type { OpenDialog } from '@/shared/dialogs/use-dialog';

/** What staff need to send a case to a lender by hand: its address and the details. */
export type RenderHandOver = (lender: Submission['lender']) => ReactNode;

/** The current state of an application’s submissions, shared by their dialogs. */
export interface SubmissionsOfCase {
  applicationId: string;
  submissions: readonly Submission[];
  consents: readonly Consent[];
  handOver: RenderHandOver;
}

export type OpenSubmissionDialog = OpenDialog<SubmissionsOfCase>;

interface CaseDialogProps extends SubmissionsOfCase {
  onClose: () => void;
}

/**
 * The submission as it is now: a colleague may have changed it since the dialog opened, and a stale version would be
 * rejected again.
 */
const currentOf = (submission: Submission, submissions: readonly Submission[]): Submission =>
  submissions.find(({ id }) => id === submission.id) ?? submission;

interface ConsentOfCaseProps extends CaseDialogProps {
  what: 'ask' | 'record';
  chosen: readonly string[];
}

export const ConsentOfCase = ({ applicationId, submissions, what, chosen, onClose }: ConsentOfCaseProps) => (
  <ConsentDialog
    applicationId={applicationId}
    lenders={lendersOf(submissions)}
    what={what}
    chosen={chosen}
    onClose={onClose}
  />
);

interface MoveSubmissionProps extends CaseDialogProps {
  submission: Submission;
  move: OfferedMove;
  openDialog: OpenSubmissionDialog;
}

/** A manual transition. Sending without the client's consent explains what is missing instead. */
export function MoveSubmission({
  submission,
  move,
  submissions,
  consents,
  handOver,
  openDialog,
  onClose,
}: MoveSubmissionProps) {
  const lender = submission.lender.name;
  const consent = consentFor(submission, consents);
  if (move.to !== 'sent' || isGiven(consent))
    return (
      <MoveDialog
        submission={currentOf(submission, submissions)}
        move={move}
        handOver={handOver(submission.lender)}
        onClose={onClose}
      />
    );
  return (
    <ConsentNeededDialog
      lender={lender}
      consent={consent}
      onAsk={() => openDialog(ConsentOfCase, { what: 'ask', chosen: [lender] })}
      onRecord={() => openDialog(ConsentOfCase, { what: 'record', chosen: [lender] })}
      onClose={onClose}
    />
  );
}

export const ReverseCompletion = ({
  submission,
  submissions,
  onClose,
}: CaseDialogProps & { submission: Submission }) => (
  <ReversalDialog submission={currentOf(submission, submissions)} onClose={onClose} />
);

export const CompareOffers = ({
  submissions,
  openDialog,
  onClose,
}: CaseDialogProps & { openDialog: OpenSubmissionDialog }) => (
  <OfferComparisonDialog
    offers={currentOffers(submissions)}
    onAccept={(compared) => openDialog(AcceptOffer, { compared })}
    onShare={(compared) => openDialog(ShareOffer, { compared })}
    onClose={onClose}
  />
);
