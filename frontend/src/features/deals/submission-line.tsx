import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { consentDetails, formatConsent, isGiven, toneOf } from '@/features/deals/consents';
import type { Consent, Offer, Submission } from '@/features/deals/deals-api';
import { formatCompletion, costInBrief, offerInBrief } from '@/features/deals/format-offer';
import {
  isLive,
  movesOf,
  nextStepOf,
  shownState,
  takesOffers,
  formatWait,
} from '@/features/deals/submission-states';
import { longDate } from '@/shared/lib/dates';
import { StatusChip } from '@/shared/lists/status-chip';
import type { Doing } from '@/features/deals/submission-dialogs';
import styles from '@/features/deals/submissions-section.module.css';

interface AboutSubmissionProps {
  submission: Submission;
  onDo: (doing: Doing) => void;
}

interface SubmissionLineProps extends AboutSubmissionProps {
  /** The client's, about its lender. */
  consent: Consent | null;
  /** Whether the money of this submission or of another of the case is drawn. */
  isCaseCompleted: boolean;
  /** Whether staff have to check if the loan is regulated before it can be sent. */
  awaitsPerimeterCheck: boolean;
}

/** What a draft lacks before it can be sent. */
const missing = (consent: Consent | null, awaitsPerimeterCheck: boolean): string | null => {
  if (awaitsPerimeterCheck) return 'Check whether it is regulated first';
  return isGiven(consent) ? null : 'Get the client’s consent';
};

/** How an application stands with one lender, and what can be done about it. */
export function SubmissionLine({
  submission,
  consent,
  isCaseCompleted,
  awaitsPerimeterCheck,
  onDo,
}: SubmissionLineProps) {
  const { lender, reference, offers } = submission;
  const { label, tone } = shownState(submission);
  const next = nextStepOf(submission, isCaseCompleted);
  const toDo = submission.state === 'draft' ? (missing(consent, awaitsPerimeterCheck) ?? next) : next;
  const facts = [reference && `Reference ${reference}`, formatWait(submission), toDo].filter(Boolean);
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
          <Button size="small" variant="text" onClick={() => onDo({ what: 'ask', chosen: [lender.name] })}>
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
        <OfferLine key={offer.id} submission={submission} offer={offer} onDo={onDo} />
      ))}
      <div className={styles['moves']}>
        {takesOffers(submission) && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => onDo({ what: 'offer', submission, offer: null })}
          >
            Record offer
          </Button>
        )}
        {submission.state === 'accepted' && (
          <Button size="small" variant="outlined" onClick={() => onDo({ what: 'complete', submission })}>
            Completed
          </Button>
        )}
        {submission.completion && (
          <>
            {submission.completion.redeemedOn === null ? (
              <Button size="small" variant="text" onClick={() => onDo({ what: 'redeem', submission })}>
                Record early repayment
              </Button>
            ) : (
              <Button size="small" variant="text" onClick={() => onDo({ what: 'notRedeemed', submission })}>
                Undo early repayment
              </Button>
            )}
            <Button size="small" variant="text" onClick={() => onDo({ what: 'reverse', submission })}>
              Reverse completion
            </Button>
          </>
        )}
        {movesOf(submission, isCaseCompleted).map((move) => (
          <Button
            key={move.to}
            size="small"
            variant={submission.state === 'draft' && move.to === 'sent' ? 'outlined' : 'text'}
            onClick={() => onDo({ what: 'move', submission, move })}
          >
            {move.label}
          </Button>
        ))}
      </div>
    </li>
  );
}

function OfferLine({ submission, offer, onDo }: AboutSubmissionProps & { offer: Offer }) {
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
              <Button size="small" variant="text" onClick={() => onDo({ what: 'takeBack', compared })}>
                Undo acceptance
              </Button>
            )
          ) : (
            <>
              {submission.state === 'offered' && (
                <Button size="small" variant="text" onClick={() => onDo({ what: 'accept', compared })}>
                  Accept
                </Button>
              )}
              {sharedAt === null && isLive(submission) && (
                <Button size="small" variant="text" onClick={() => onDo({ what: 'share', compared })}>
                  Share
                </Button>
              )}
              <Button size="small" variant="text" onClick={() => onDo({ what: 'offer', submission, offer })}>
                Change
              </Button>
              <Button size="small" variant="text" onClick={() => onDo({ what: 'withdraw', compared })}>
                Withdrawn
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
