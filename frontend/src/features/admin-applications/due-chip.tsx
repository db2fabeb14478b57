import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Application } from '@/features/admin-applications/admin-applications-api';
import { shortDate, clockTime } from '@/shared/lib/dates';
import { StatusChip } from '@/shared/portal/status-chip';

const DUE = {
  overdue: { tone: 'negative', word: 'Overdue' },
  soon: { tone: 'waiting', word: 'Due soon' },
  later: { tone: 'neutral', word: 'Due' },
} as const;

/** By when somebody has to have looked at an application, while nobody has. */
export function DueChip({ due, dueAt }: Pick<Application, 'due' | 'dueAt'>) {
  if (due === null) return null;
  const { tone, word } = DUE[due];
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start' }}>
      <StatusChip tone={tone}>{word}</StatusChip>
      <Typography variant="caption" color="textSecondary">
        <time dateTime={dueAt}>
          <span style={{ whiteSpace: 'nowrap' }}>{shortDate(dueAt)},</span> {clockTime(dueAt)}
        </time>
      </Typography>
    </Box>
  );
}
