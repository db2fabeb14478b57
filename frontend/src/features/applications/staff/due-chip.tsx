import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Application } from '@/features/applications/staff/admin-applications-api';
import { shortDate, clockTime } from '@/shared/lib/dates';
import { shownStatus, StatusChip } from '@/shared/lists/status-chip';

const DUE = {
  overdue: { tone: 'negative', label: 'Overdue' },
  soon: { tone: 'waiting', label: 'Due soon' },
  later: { tone: 'neutral', label: 'Due' },
} as const;

/** By when somebody has to have looked at an application, while nobody has. */
export function DueChip({ due, dueAt }: Pick<Application, 'due' | 'dueAt'>) {
  if (due === null) return null;
  const { tone, label } = shownStatus(DUE, due);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start' }}>
      <StatusChip tone={tone}>{label}</StatusChip>
      <Typography variant="caption" color="textSecondary">
        <time dateTime={dueAt}>
          <span style={{ whiteSpace: 'nowrap' }}>{shortDate(dueAt)},</span> {clockTime(dueAt)}
        </time>
      </Typography>
    </Box>
  );
}
