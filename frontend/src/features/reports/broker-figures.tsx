import Box from '@mui/material/Box';
import { BrokerCards } from '@/features/reports/broker-cards';
import { useSummariseBrokerQuery } from '@/features/reports/reports-api';
import { sentenceOf } from '@/shared/lib/failure';
import { ReadAlert } from '@/shared/frame/read-alert';

/** The four figures at the head of the dashboard. */
export function BrokerFigures() {
  const { data, error, refetch } = useSummariseBrokerQuery(undefined);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <BrokerCards summary={error && !data ? null : data} />
      {error && (
        <ReadAlert onRetry={() => void refetch()}>
          {sentenceOf(error, 'The figures could not be read.')}
        </ReadAlert>
      )}
    </Box>
  );
}
