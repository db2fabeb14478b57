import Box from '@mui/material/Box';
import { useSummariseCasesQuery } from '@/features/applications/partner/cases-api';
import { SummaryCards } from '@/features/applications/partner/summary-cards';
import { sentenceOf } from '@/shared/lib/failure';
import { ReadAlert } from '@/shared/frame/read-alert';

/** The four figures at the head of the dashboard. */
export function CasesFigures() {
  const { data, error, refetch } = useSummariseCasesQuery(undefined);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SummaryCards summary={error && !data ? null : data} />
      {error && (
        <ReadAlert onRetry={() => void refetch()}>
          {sentenceOf(error, 'Your figures could not be read.')}
        </ReadAlert>
      )}
    </Box>
  );
}
