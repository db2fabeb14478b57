import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { consentDetails, formatConsent, isGiven, toneOf } from '@/features/deals/consents';
import type { Consent, Offer, Submission } from '@/features/deals/deals-api';
import { CompletionDialog } from '@/features/deals/completion-dialog';
import { formatCompletion, costInBrief, offerInBrief } from '@/features/deals/format-offer';
import {
  AcceptOffer,
  ShareOffer,
  TakeAcceptanceBack,
  WithdrawOffer,
} from '@/features/deals/offer-confirmations';
import { OfferDialog } from '@/features/deals/offer-dialog';
import { NotRedeemed, RedemptionDialog } from '@/features/deals/redemption-dialog';
import {
  ConsentOfCase,
  MoveSubmission,
  ReverseCompletion,
  type OpenSubmissionDialog,
} from '@/features/deals/submission-dialogs';
import {
  isLive,
  movesOf,
  nextStepOf,
  shownState,
  takesOffers,
  formatWait,
  type OfferedMove,
} from '@/features/deals/submission-states';
import { longDate } from '@/shared/lib/dates';
import { StatusChip } from '@/shared/lists/status-chip';
import styles from '@/features/deals/submissions-section.module.css';

interface AboutSubmissionProps {
  submission: Submission;
  openDialog: OpenSubmissionDialog;
}

interface SubmissionLineProps extends AboutSubmissionProps {
  /** The client's consent for its lender. */
  consent: Consent | null;
  /** Whether any submission of the case is completed. */
  isCaseCompleted: boolean;
  /** Records the check whether the loan is regulated, which comes before sending; null if none is needed. */
  onCheckPerimeter: (() => void) | null;
}

/** What a draft needs before it can be sent. */
const missing = (consent: Consent | null, awaitsPerimeterCheck: boolean): string | null => {
  if (awaitsPerimeterCheck) return 'Check whether it is regulated first';
  return isGiven(consent) ? null : 'Get the client’s consent';
};

/** A submission's status, and the actions on it. */
export function SubmissionLine({
  submission,
  consent,
  isCaseCompleted,
  onCheckPerimeter,
  openDialog,
}: SubmissionLineProps) {
  const { lender, reference, offers } = submission;
  const { label, tone } = shownState(submission);
  const next = nextStepOf(submission, isCaseCompleted);
  const toDo = submission.state === 'draft' ? (missing(consent, onCheckPerimeter !== null) ?? next) : next;
  const facts = [reference && `Reference ${reference}`, formatWait(submission), toDo].filter(Boolean);
  const start = (move: OfferedMove) =>
    onCheckPerimeter && move.to === 'sent'
      ? onCheckPerimeter()
      : openDialog(MoveSubmission, { submission, move, openDialog });
  return (
    <li aria-label={lender.name}>
      <div className={styles['head']}>
        <Typography variant="h4" component="h3">
          {lender.name}
        </Typography>
        <StatusChip tone={tone}>{label}</StatusChip>
      </div>
      <Typography variant="body2" color="textSecondary">
        {facts.join(' · ')}
      </Typography>
      <div className={styles['consent']}>
        <StatusChip tone={toneOf(consent)}>{formatConsent(consent)}</StatusChip>
        <Typography variant="caption" color="textSecondary">
          {consentDetails(consent)}
        </Typography>
        {isLive(submission) && !isGiven(consent) && (
          <Button
            size="small"
            variant="text"
            onClick={() => openDialog(ConsentOfCase, { what: 'ask', chosen: [lender.name] })}
          >
            {consent ? 'Ask again' : 'Ask the client'}
          </Button>
        )}
      </div>
      {submission.completion && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {formatCompletion(submission.completion)}
        </Typography>
      )}
      {offers.map((offer) => (
        <OfferLine key={offer.id} submission={submission} offer={offer} openDialog={openDialog} />
      ))}
      <div className={styles['moves']}>
        {takesOffers(submission) && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => openDialog(OfferDialog, { submission, offer: null })}
          >
            Record offer
          </Button>
        )}
        {submission.state === 'accepted' && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => openDialog(CompletionDialog, { submission })}
          >
            Record completion
          </Button>
        )}
        {submission.completion && (
          <>
            {submission.completion.redeemedOn === null ? (
              <Button
                size="small"
                variant="text"
                onClick={() => openDialog(RedemptionDialog, { submission })}
              >
                Record early repayment
              </Button>
            ) : (
              <Button size="small" variant="text" onClick={() => openDialog(NotRedeemed, { submission })}>
                Undo early repayment
              </Button>
            )}
            <Button size="small" variant="text" onClick={() => openDialog(ReverseCompletion, { submission })}>
              Reverse completion
            </Button>
          </>
        )}
        {movesOf(submission, isCaseCompleted).map((move) => (
          <Button
            key={move.to}
            size="small"
            variant={submission.state === 'draft' && move.to === 'sent' ? 'outlined' : 'text'}
            onClick={() => start(move)}
          >
            {move.label}
          </Button>
        ))}
      </div>
    </li>
  );
}

function OfferLine({ submission, offer, openDialog }: AboutSubmissionProps & { offer: Offer }) {
  const compared = { offer, lender: submission.lender.name };
  const { acceptedAt, withdrawnAt, chosenByApplicantAt, sharedAt } = offer;
  return (
    <div className={styles['offer']} data-withdrawn={withdrawnAt !== null}>
      <div>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {offerInBrief(offer)}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          {costInBrief(offer)}
        </Typography>
        {acceptedAt && <StatusChip tone="positive">Accepted</StatusChip>}
        {withdrawnAt && <StatusChip tone="neutral">Withdrawn by the lender</StatusChip>}
        {!acceptedAt && chosenByApplicantAt && <StatusChip tone="processing">The client’s choice</StatusChip>}
        {!acceptedAt && !withdrawnAt && !chosenByApplicantAt && sharedAt && (
          <StatusChip tone="neutral">{`Shared on ${longDate(sharedAt)}`}</StatusChip>
        )}
      </div>
      {!withdrawnAt && (
        <div className={styles['moves']}>
          {acceptedAt ? (
            submission.state === 'accepted' && (
              <Button
                size="small"
                variant="text"
                onClick={() => openDialog(TakeAcceptanceBack, { compared })}
              >
                Undo acceptance
              </Button>
            )
          ) : (
            <>
              {submission.state === 'offered' && (
                <Button size="small" variant="text" onClick={() => openDialog(AcceptOffer, { compared })}>
                  Accept
                </Button>
              )}
              {sharedAt === null && isLive(submission) && (
                <Button size="small" variant="text" onClick={() => openDialog(ShareOffer, { compared })}>
                  Share
                </Button>
              )}
              <Button
                size="small"
                variant="text"
                onClick={() => openDialog(OfferDialog, { submission, offer })}
              >
                Change
              </Button>
              <Button size="small" variant="text" onClick={() => openDialog(WithdrawOffer, { compared })}>
                Withdrawn
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
