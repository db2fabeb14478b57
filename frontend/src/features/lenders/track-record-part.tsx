import Typography from '@mui/material/Typography';
import { useGetLenderQuery, type Lender } from '@/features/lenders/lenders-api';
import { figuresOf } from '@/features/lenders/track-record';
import { QueryBoundary } from '@/shared/frame/query-boundary';
import { Fact, Facts } from '@/shared/lists/detail-drawer';
import { Section } from '@/shared/ui/section';

/** A lender's track record, beside its criteria. */
export function TrackRecordPart({ lender: { id } }: { lender: Lender }) {
  const full = useGetLenderQuery(id);
  return (
    <Section look="drawer" title="Track record with us">
      <QueryBoundary query={full} name="The track record" height={96}>
        {({ record }) => (
          <>
            <Facts>
              {figuresOf(record).map(({ name, sample, figure }) => (
                <Fact key={name} name={name}>
                  {figure === null ? `Not enough data (${sample})` : `${figure} (of ${sample})`}
                </Fact>
              ))}
            </Facts>
            <Typography variant="caption" color="textSecondary">
              Based on the latest 500 submissions, once there are five. Does not affect the score.
            </Typography>
          </>
        )}
      </QueryBoundary>
    </Section>
  );
}
