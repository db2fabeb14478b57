import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EndHoldDialog, PlaceHoldDialog } from '@/features/people/hold-dialogs';
import { useListHoldsQuery, type Hold } from '@/features/people/people-api';
import { HoldStatusChip } from '@/features/people/people-labels';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { longDate } from '@/shared/lib/dates';
import { Section } from '@/shared/ui/section';

interface RecordHoldProps {
  subjectType: Hold['subjectType'];
  subjectId: string;
  /** The record's name. */
  name: string;
  variant: 'card' | 'drawer';
}

/** Whether a record is kept from being deleted, and why; to place and to end a hold. */
export function RecordHold({ subjectType, subjectId, name, variant }: RecordHoldProps) {
  const holds = useListHoldsQuery({ subjectType, subjectId, status: 'current', limit: 1 });
  const { dialog, openDialog } = useDialog();
  return (
    <Section variant={variant} title="Hold">
      <QueryBoundary query={holds} name="The hold" height={64}>
        {({ items: [hold] }) => (
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
            {hold ? (
              <>
                <HoldStatusChip status={hold.status} />
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {hold.reason}
                </Typography>
                <Typography variant="caption" color="textSecondary">
                  {`Since ${longDate(hold.placedAt)}`}
                  {hold.placedBy && `, by ${hold.placedBy.name}`}
                  {hold.endsOn && `, ends on ${longDate(hold.endsOn)}`}
                </Typography>
                <Button variant="outlined" size="small" onClick={() => openDialog(EndHoldDialog, { hold })}>
                  End hold
                </Button>
              </>
            ) : (
              <>
                <Typography variant="body2" color="textSecondary">
                  Not on hold: deleted when its retention period ends, or on request.
                </Typography>
                <Button
                  variant="outlined"
                  size="small"
                  onClick={() => openDialog(PlaceHoldDialog, { subjectType, subjectId, name })}
                >
                  Put on hold
                </Button>
              </>
            )}
          </Box>
        )}
      </QueryBoundary>
      {dialog}
    </Section>
  );
}
