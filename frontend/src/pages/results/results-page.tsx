import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useSavedResultsQuery } from '@/features/applications/applicant/applications-api';
import { LinkProblem } from '@/features/applications/applicant/link-problem';
import { PanelNotice } from '@/features/matching/panel-notice';
import { ResultsToday } from '@/pages/results/results-today';
import { WithdrawLinks } from '@/pages/results/withdraw-links';
import { PublicPage } from '@/shared/ui/page';
import { LoadingCards } from '@/shared/ui/loading/loading-cards';
import { EmptyState } from '@/shared/ui/states';

export function Component() {
  const { token = '' } = useParams();
  const [withdrawn, setWithdrawn] = useState(false);
  return (
    <PublicPage title="Your results" intro="Your saved answers, compared with today’s panel.">
      {withdrawn ? <Withdrawn /> : <Results token={token} onWithdrawn={() => setWithdrawn(true)} />}
    </PublicPage>
  );
}

/** Takes the focus, because the button that was pressed is gone. */
function Withdrawn() {
  const confirmation = useRef<HTMLDivElement>(null);
  useEffect(() => confirmation.current?.focus(), []);
  return (
    <Box ref={confirmation} tabIndex={-1} role="status">
      <EmptyState
        drawing="signpost"
        title="Both links are withdrawn"
        message="The links no longer work. We still have your application."
      />
    </Box>
  );
}

function Results({ token, onWithdrawn }: { token: string; onWithdrawn: () => void }) {
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = useSavedResultsQuery(token);
  if (data && !error) {
    return (
      <>
        <PanelNotice />
        <ResultsToday results={data} token={token} comparedAt={new Date(fulfilledTimeStamp)} />
        <WithdrawLinks token={token} onWithdrawn={onWithdrawn} />
      </>
    );
  }
  if (isFetching) return <LoadingCards label="Comparing your enquiry with the panel" />;
  return <LinkProblem token={token} failure={error} onRetry={() => void refetch()} />;
}
