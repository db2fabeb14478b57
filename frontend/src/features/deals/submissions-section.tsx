import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CompletionDialog } from '@/features/deals/completion-dialog';
import { ConsentDialog } from '@/features/deals/consent-dialog';
import { ConsentNeededDialog } from '@/features/deals/consent-needed-dialog';
import { consentFor, isGiven, lendersOf, unasked } from '@/features/deals/consents';
import {
  useConsentsOfQuery,
  useSubmissionsOfQuery,
  type Consent,
  type Submission,
} from '@/features/deals/deals-api';
import { MoveDialog } from '@/features/deals/move-dialog';
import type { ComparedOffer } from '@/features/deals/offer-comparison';
import { OfferComparisonDialog } from '@/features/deals/offer-comparison-dialog';
import { OfferDialog } from '@/features/deals/offer-dialog';
import { NotRedeemed, RedemptionDialog } from '@/features/deals/redemption-dialog';
import { ReversalDialog } from '@/features/deals/reversal-dialog';
import type { OfferedMove } from '@/features/deals/submission-states';
import { SectionLoadError } from '@/shared/lists/detail-part';
import type { Doing } from '@/features/deals/submission-dialogs';
import {
  AcceptOffer,
  ShareOffer,
  TakeAcceptanceBack,
  WithdrawOffer,
} from '@/features/deals/offer-confirmations';
import { SubmissionLine } from '@/features/deals/submission-line';
import styles from '@/features/deals/submissions-section.module.css';

/** Those that still stand. */
const standingOffers = (submissions: readonly Submission[]): ComparedOffer[] =>
  submissions.flatMap(({ offers, lender }) =>
    offers.filter(({ withdrawnAt }) => withdrawnAt === null).map((offer) => ({ offer, lender: lender.name })),
  );

interface SubmissionsSectionProps {
  applicationId: string;
  /** Records the check whether the loan is regulated, before which nothing is sent; null where nothing is to be checked. */
  onCheckPerimeter: (() => void) | null;
}

/** An application’s lender submissions, with their consents and offers. */
export function SubmissionsSection({ applicationId, onCheckPerimeter }: SubmissionsSectionProps) {
  const submissionsRead = useSubmissionsOfQuery(applicationId);
  const consentsRead = useConsentsOfQuery(applicationId);
  const { currentData: submissions } = submissionsRead;
  const { currentData: consents } = consentsRead;
  const [doing, setDoing] = useState<Doing | null>(null);
  const done = () => setDoing(null);
  const begin = (next: Doing) =>
    onCheckPerimeter && next.what === 'move' && next.move.to === 'sent' ? onCheckPerimeter() : setDoing(next);
  const failed = [submissionsRead, consentsRead].find(({ error, currentData }) => error && !currentData);
  if (!submissions || !consents)
    return failed ? (
      <SectionLoadError
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
  const isCompleted = submissions.some(({ state }) => state === 'completed');
  // Re-read the submission: a colleague may have changed it since the dialog opened, and a stale version would be rejected again.
  const asItStands = (opened: Submission) => submissions.find(({ id }) => id === opened.id) ?? opened;
  return (
    <>
      {submissions.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          No submissions yet.
        </Typography>
      )}
      {lenders.length > 0 && (
        <div className={styles['all']}>
          {offers.length > 0 && (
            <Button size="small" onClick={() => setDoing({ what: 'compare' })}>
              {offers.length === 1 ? 'Show the offer' : `Compare ${offers.length} offers`}
            </Button>
          )}
          {toAsk.length > 1 && (
            <Button size="small" variant="outlined" onClick={() => setDoing({ what: 'ask', chosen: toAsk })}>
              Request consent for {toAsk.length} lenders
            </Button>
          )}
          <Button size="small" variant="outlined" onClick={() => setDoing({ what: 'record', chosen: [] })}>
            Record client’s answer
          </Button>
        </div>
      )}
      <ul className={styles['submissions']}>
        {submissions.map((submission) => (
          <SubmissionLine
            key={submission.id}
            submission={submission}
            consent={consentFor(submission, consents)}
            isCaseCompleted={isCompleted}
            awaitsPerimeterCheck={onCheckPerimeter !== null}
            onDo={begin}
          />
        ))}
      </ul>
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
      {doing?.what === 'accept' && <AcceptOffer compared={doing.compared} onClose={done} />}
      {doing?.what === 'share' && <ShareOffer compared={doing.compared} onClose={done} />}
      {doing?.what === 'takeBack' && <TakeAcceptanceBack compared={doing.compared} onClose={done} />}
      {doing?.what === 'withdraw' && <WithdrawOffer compared={doing.compared} onClose={done} />}
    </>
  );
}

interface MoveProps {
  submission: Submission;
  /** The client's, about its lender. */
  consent: Consent | null;
  onDo: (doing: Doing) => void;
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
