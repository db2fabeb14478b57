import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { consentFor, lendersOf, unasked } from '@/features/deals/consents/consents';
import { useConsentsOfQuery, useSubmissionsOfQuery } from '@/features/deals/deals-api';
import { currentOffers } from '@/features/deals/offers/offers';
import {
  CompareOffers,
  ConsentOfCase,
  type RenderHandOver,
  type SubmissionsOfCase,
} from '@/features/deals/submissions/submission-dialogs';
import { SubmissionLine } from '@/features/deals/submissions/submission-line';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { LoadError } from '@/shared/ui/loading/load-error';
import { errorMessage } from '@/shared/lib/failure';

interface SubmissionsSectionProps {
  applicationId: string;
  /** The amount the case asks for, in pence; null if it is a range. */
  askedPence: number | null;
  /** Records the perimeter check, which is required before sending; null if there is nothing to check. */
  onCheckPerimeter: (() => void) | null;
  handOver: RenderHandOver;
}

/** An application’s lender submissions, with their consents and offers. */
export function SubmissionsSection({
  applicationId,
  askedPence,
  onCheckPerimeter,
  handOver,
}: SubmissionsSectionProps) {
  const submissions = useSubmissionsOfQuery(applicationId);
  const consents = useConsentsOfQuery(applicationId);
  if (submissions.currentData && consents.currentData)
    return (
      <Submissions
        applicationId={applicationId}
        askedPence={askedPence}
        submissions={submissions.currentData}
        consents={consents.currentData}
        onCheckPerimeter={onCheckPerimeter}
        handOver={handOver}
      />
    );
  const failed = [submissions, consents].find(({ error, currentData }) => error && !currentData);
  return failed ? (
    <LoadError
      message={errorMessage(failed.error, 'The submissions could not be loaded.')}
      onRetry={() => void failed.refetch()}
    />
  ) : (
    <Skeleton height={96} />
  );
}

function Submissions({
  applicationId,
  askedPence,
  submissions,
  consents,
  onCheckPerimeter,
  handOver,
}: SubmissionsSectionProps & SubmissionsOfCase) {
  const { dialog, openDialog } = useDialog<SubmissionsOfCase>({
    applicationId,
    submissions,
    consents,
    handOver,
  });
  const offers = currentOffers(submissions);
  const unaskedLenders = unasked(submissions, consents);
  const lenders = lendersOf(submissions);
  const isCompleted = submissions.some(({ state }) => state === 'completed');
  return (
    <>
      {submissions.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          No submissions yet.
        </Typography>
      )}
      {lenders.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          {offers.length > 0 && (
            <Button size="small" variant="outlined" onClick={() => openDialog(CompareOffers, { openDialog })}>
              {offers.length === 1 ? 'Show the offer' : `Compare ${offers.length} offers`}
            </Button>
          )}
          {unaskedLenders.length > 1 && (
            <Button
              size="small"
              variant="outlined"
              onClick={() => openDialog(ConsentOfCase, { what: 'ask', chosen: unaskedLenders })}
            >
              Request consent for {unaskedLenders.length} lenders
            </Button>
          )}
          <Button
            size="small"
            variant="outlined"
            onClick={() => openDialog(ConsentOfCase, { what: 'record', chosen: [] })}
          >
            Record client’s answer
          </Button>
        </Box>
      )}
      <Box component="ul" sx={list}>
        {submissions.map((submission) => (
          <SubmissionLine
            key={submission.id}
            submission={submission}
            consent={consentFor(submission, consents)}
            isCaseCompleted={isCompleted}
            askedPence={askedPence}
            onCheckPerimeter={onCheckPerimeter}
            openDialog={openDialog}
          />
        ))}
      </Box>
      {dialog}
    </>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { pb: 1.5 },
  '& > li + li': { pt: 1.5, borderTop: 1, borderColor: 'divider' },
} as const;
