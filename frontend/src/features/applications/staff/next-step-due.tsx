import Typography from '@mui/material/Typography';
import type { NextStep } from '@/features/applications/staff/admin-applications-api';
import { clockTime, dayAndMonth, londonIsoDay } from '@/shared/lib/dates';
import { formatDuration } from '@/shared/lib/durations';

const MINUTE_MS = 60_000;

const minutesSince = (at: string): number => (Date.now() - Date.parse(at)) / MINUTE_MS;

/** By when a step is due, or how late it is. */
export function NextStepDue({ step: { dueAt } }: { step: NextStep }) {
  if (!dueAt) return null;
  const minutesLate = minutesSince(dueAt);
  const isToday = londonIsoDay(dueAt) === londonIsoDay(new Date());
  const by = `Due by ${clockTime(dueAt)}${isToday ? '' : `, ${dayAndMonth(dueAt)}`}`;
  return (
    <Typography variant="body2" color={minutesLate > 0 ? 'error' : 'textSecondary'}>
      <time dateTime={dueAt}>{minutesLate > 0 ? `${formatDuration(minutesLate)} late` : by}</time>
    </Typography>
  );
}
