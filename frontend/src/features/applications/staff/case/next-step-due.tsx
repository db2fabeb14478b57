import Typography from '@mui/material/Typography';
import type { Application, NextStep } from '@/features/applications/staff/admin-applications-api';
import { MINUTE_MS, clockTime, dayAndMonth, londonIsoDay } from '@/shared/lib/dates';
import { formatDuration } from '@/shared/lib/durations';

const minutesSince = (at: string): number => (Date.now() - Date.parse(at)) / MINUTE_MS;

/** Whether the client still waits for the call that we promised. */
export const awaitsCall = ({ firstMovedAt, duplicateOf }: Application): boolean =>
  firstMovedAt === null && duplicateOf === null;

interface NextStepDueProps {
  step: NextStep;
  application: Application;
}

/** By when a step is due, or how late it is. A promised call is named, whatever the step. */
export function NextStepDue({ step, application }: NextStepDueProps) {
  const isCall = awaitsCall(application);
  const at = isCall ? application.dueAt : step.dueAt;
  if (!at) return null;
  const minutesLate = minutesSince(at);
  const isToday = londonIsoDay(at) === londonIsoDay(new Date());
  const by = `by ${clockTime(at)}${isToday ? '' : `, ${dayAndMonth(at)}`}`;
  const late = minutesLate > 0 ? `${formatDuration(minutesLate)} late` : null;
  const words = isCall ? callWords(application.contactName, by, late) : (late ?? `Due ${by}`);
  return (
    <Typography variant="body2" color={minutesLate > 0 ? 'error' : 'textSecondary'}>
      <time dateTime={at}>{words}</time>
    </Typography>
  );
}

const callWords = (contactName: string, by: string, late: string | null): string =>
  late === null ? `Call ${contactName} ${by}, as promised` : `Call ${contactName}: ${late}`;
