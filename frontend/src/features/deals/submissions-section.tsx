import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CompletionDialog } from '@/features/deals/completion-dialog';
import { ConsentDialog } from '@/features/deals/consent-dialog';
import { ConsentNeededDialog } from '@/features/deals/consent-needed-dialog';
import {
  consentDetails,
  consentFor,
  consentInWords,
  isGiven,
  lendersOf,
  toneOf,
  unasked,
} from '@/features/deals/consents';
import {
  useAcceptOfferMutation,
  useShareOfferMutation,
  useConsentsOfQuery,
  useSubmissionsOfQuery,
  useTakeBackAcceptanceMutation,
  useWithdrawOfferMutation,
  type Consent,
  type Offer,
  type Submission,
} from '@/features/deals/deals-api';
import { MoveDialog } from '@/features/deals/move-dialog';
import type { ComparedOffer } from '@/features/deals/offer-comparison';
import { OfferComparisonDialog } from '@/features/deals/offer-comparison-dialog';
import { OfferDialog } from '@/features/deals/offer-dialog';
import { completionInWords, costInBrief, offerInBrief } from '@/features/deals/offer-words';
import { NotRedeemed, RedemptionDialog } from '@/features/deals/redemption-dialog';
import { ReversalDialog } from '@/features/deals/reversal-dialog';
import {
  isLive,
  movesOf,
  shownState,
  takesOffers,
  waitInWords,
  type OfferedMove,
} from '@/features/deals/submission-states';
import styles from '@/features/deals/submissions-section.module.css';
import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';
import { useSubmissionKey } from '@/shared/forms/use-submission-key';
import { longDate } from '@/shared/lib/dates';
import { sentenceOf } from '@/shared/lib/failure';
import { PartNotRead } from '@/shared/lists/detail-part';
import { StatusChip } from '@/shared/lists/status-chip';

/** What a dialog is open for. */
type Doing =
  | { readonly what: 'move'; readonly submission: Submission; readonly move: OfferedMove }
  | { readonly what: 'offer'; readonly submission: Submission; readonly offer: Offer | null }
  | { readonly what: 'accept' | 'takeBack' | 'withdraw' | 'share'; readonly compared: ComparedOffer }
  | { readonly what: 'complete' | 'redeem' | 'notRedeemed' | 'reverse'; readonly submission: Submission }
  | { readonly what: 'compare' }
  | { readonly what: 'ask' | 'record'; readonly chosen: readonly string[] };

/** Those that still stand. */
const standingOffers = (submissions: readonly Submission[]): ComparedOffer[] =>
  submissions.flatMap(({ offers, lender }) =>
    offers.filter(({ withdrawnAt }) => withdrawnAt === null).map((offer) => ({ offer, lender: lender.name })),
  );

/** To which lenders an application was put, how it stands with each, and what they offer. */
export function SubmissionsSection({ applicationId }: { applicationId: string }) {
  const submissionsRead = useSubmissionsOfQuery(applicationId);
  const consentsRead = useConsentsOfQuery(applicationId);
  const { currentData: submissions } = submissionsRead;
  const { currentData: consents } = consentsRead;
  const [doing, setDoing] = useState<Doing | null>(null);
  const done = () => setDoing(null);
  const failed = [submissionsRead, consentsRead].find(({ error, currentData }) => error && !currentData);
  if (!submissions || !consents)
    return failed ? (
      <PartNotRead
        failure={failed.error}
        fallback="The submissions could not be read."
        onRetry={() => void failed.refetch()}
      />
    ) : (
      <Skeleton height={96} />
    );
  const offers = standingOffers(submissions);
  const toAsk = unasked(submissions, consents);
  const lenders = lendersOf(submissions);
  // A colleague may have changed it since it was opened: whoever was told so is not refused again.
  const asItStands = (opened: Submission) => submissions.find(({ id }) => id === opened.id) ?? opened;
  return (
    <>
      {submissions.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          No lender has been asked yet.
        </Typography>
      )}
      <ul className={styles['submissions']}>
        {submissions.map((submission) => (
          <SubmissionLine
            key={submission.id}
            submission={submission}
            consent={consentFor(submission, consents)}
            onDo={setDoing}
          />
        ))}
      </ul>
      {lenders.length > 0 && (
        <div className={styles['all']}>
          {offers.length > 0 && (
            <Button size="small" onClick={() => setDoing({ what: 'compare' })}>
              {offers.length === 1 ? 'Show the offer' : `Compare ${offers.length} offers`}
            </Button>
          )}
          {toAsk.length > 1 && (
            <Button size="small" variant="outlined" onClick={() => setDoing({ what: 'ask', chosen: toAsk })}>
              Ask about {toAsk.length} lenders
            </Button>
          )}
          <Button size="small" variant="outlined" onClick={() => setDoing({ what: 'record', chosen: [] })}>
            Record an answer of the client
          </Button>
        </div>
      )}
      {(doing?.what === 'ask' || doing?.what === 'record') && (
        <ConsentDialog applicationId={applicationId} lenders={lenders} {...doing} onClose={done} />
      )}
      {doing?.what === 'move' && (
        <Move
          {...doing}
          submission={asItStands(doing.submission)}
          consent={consentFor(doing.submission, consents)}
          onDo={setDoing}
          onClose={done}
        />
      )}
      {doing?.what === 'complete' && <CompletionDialog submission={doing.submission} onClose={done} />}
      {doing?.what === 'redeem' && <RedemptionDialog submission={doing.submission} onClose={done} />}
      {doing?.what === 'notRedeemed' && <NotRedeemed submission={doing.submission} onClose={done} />}
      {doing?.what === 'reverse' && (
        <ReversalDialog submission={asItStands(doing.submission)} onClose={done} />
      )}
      {doing?.what === 'offer' && <OfferDialog {...doing} onClose={done} />}
      {doing?.what === 'compare' && (
        <OfferComparisonDialog
          offers={offers}
          onAccept={(compared) => setDoing({ what: 'accept', compared })}
          onShare={(compared) => setDoing({ what: 'share', compared })}
          onClose={done}
        />
      )}
      {doing?.what === 'accept' && <Accept compared={doing.compared} onClose={done} />}
      {doing?.what === 'share' && <Share compared={doing.compared} onClose={done} />}
      {doing?.what === 'takeBack' && <TakeBack compared={doing.compared} onClose={done} />}
      {doing?.what === 'withdraw' && <Withdraw compared={doing.compared} onClose={done} />}
    </>
  );
}

interface MoveProps extends SubmissionLineProps {
  move: OfferedMove;
  onClose: () => void;
}

/** Where the client has not agreed, it says so in place of the move. */
function Move({ submission, move, consent, onDo, onClose }: MoveProps) {
  const lender = submission.lender.name;
  if (move.to !== 'sent' || isGiven(consent))
    return <MoveDialog submission={submission} move={move} onClose={onClose} />;
  return (
    <ConsentNeededDialog
      lender={lender}
      consent={consent}
      onAsk={() => onDo({ what: 'ask', chosen: [lender] })}
      onRecord={() => onDo({ what: 'record', chosen: [lender] })}
      onClose={onClose}
    />
  );
}

interface AboutSubmissionProps {
  submission: Submission;
  onDo: (doing: Doing) => void;
}

interface SubmissionLineProps extends AboutSubmissionProps {
  /** The client's, about its lender. */
  consent: Consent | null;
}

function SubmissionLine({ submission, consent, onDo }: SubmissionLineProps) {
  const { lender, reference, offers } = submission;
  const { label, tone, next } = shownState(submission);
  const toDo = submission.state === 'draft' && !isGiven(consent) ? 'Get the client’s yes first' : next;
  const facts = [reference && `Reference ${reference}`, waitInWords(submission), toDo].filter(Boolean);
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
        <StatusChip tone={toneOf(consent)}>{consentInWords(consent)}</StatusChip>
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
          {completionInWords(submission.completion)}
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
                Paid back early
              </Button>
            ) : (
              <Button size="small" variant="text" onClick={() => onDo({ what: 'notRedeemed', submission })}>
                Not paid back
              </Button>
            )}
            <Button size="small" variant="text" onClick={() => onDo({ what: 'reverse', submission })}>
              Reverse completion
            </Button>
          </>
        )}
        {movesOf(submission).map((move) => (
          <Button
            key={move.to}
            size="small"
            variant="text"
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
                Take acceptance back
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

interface AboutOfferProps {
  compared: ComparedOffer;
  onClose: () => void;
}

const notDone = (failure: unknown) => ({
  title: 'Not done',
  description: sentenceOf(failure, 'The offer stays as it was.'),
});

function Accept({ compared: { offer, lender }, onClose }: AboutOfferProps) {
  const [accept] = useAcceptOfferMutation();
  const { id, updatedAt } = offer;
  const keyFor = useSubmissionKey();
  return (
    <ConfirmedAction
      question={`Accept the offer of ${lender}?`}
      sentence={`${offerInBrief(offer)}. The application becomes approved and is placed with ${lender}; what is open with other lenders is withdrawn. Until it is completed you can take this back.`}
      confirm="Accept offer"
      destructive={false}
      pending="Accepting..."
      action={() => accept({ id, updatedAt, idempotencyKey: keyFor({ id, updatedAt }) }).unwrap()}
      done={{ title: 'Offer accepted', description: `The application is with ${lender}` }}
      failed={notDone}
      onClose={onClose}
    />
  );
}

function Share({ compared: { offer, lender }, onClose }: AboutOfferProps) {
  const [share] = useShareOfferMutation();
  const { id, updatedAt } = offer;
  const keyFor = useSubmissionKey();
  return (
    <ConfirmedAction
      question={`Share the offer of ${lender} with the client?`}
      sentence={`${offerInBrief(offer)}. The client gets one mail and sees the offer on the status page, with its conditions and what it costs, and can choose it there.`}
      confirm="Share offer"
      destructive={false}
      pending="Sharing..."
      action={() => share({ id, updatedAt, idempotencyKey: keyFor({ id, updatedAt }) }).unwrap()}
      done={{ title: 'Offer shared', description: 'The client is told by mail' }}
      failed={(failure) => ({
        title: 'Not shared',
        description: sentenceOf(failure, 'The client does not see the offer.'),
      })}
      onClose={onClose}
    />
  );
}

function TakeBack({ compared: { offer, lender }, onClose }: AboutOfferProps) {
  const [takeBack] = useTakeBackAcceptanceMutation();
  return (
    <ConfirmedAction
      question={`Take back the acceptance of the offer of ${lender}?`}
      sentence="The offer stands again as one of several. The application keeps its status, and submissions that were withdrawn stay so."
      confirm="Take back"
      action={() => takeBack(offer.id).unwrap()}
      done={{ title: 'Acceptance taken back' }}
      failed={notDone}
      onClose={onClose}
    />
  );
}

function Withdraw({ compared: { offer, lender }, onClose }: AboutOfferProps) {
  const [withdraw] = useWithdrawOfferMutation();
  const { id, updatedAt } = offer;
  const keyFor = useSubmissionKey();
  return (
    <ConfirmedAction
      question={`Has ${lender} withdrawn this offer?`}
      sentence={`${offerInBrief(offer)}. It stays readable, and cannot be accepted any more.`}
      confirm="Withdrawn"
      action={() => withdraw({ id, updatedAt, idempotencyKey: keyFor({ id, updatedAt }) }).unwrap()}
      done={{ title: 'Offer withdrawn' }}
      failed={notDone}
      onClose={onClose}
    />
  );
}
