import type { Application } from '@/features/applications/staff/admin-applications-api';
import { MINUTE_MS, clockTime, dayAndMonth } from '@/shared/lib/dates';
import { humanise } from '@/shared/lib/labels';
import { StatusChip } from '@/shared/ui/status-chip';

const HOUR = 60;
const DAY = 24 * HOUR;

/** '45 min', '9 h', '4 days': short enough for a column. */
function shortDuration(minutes: number): string {
  if (minutes < HOUR) return `${Math.max(1, Math.round(minutes))} min`;
  if (minutes < 2 * DAY) return `${Math.round(minutes / HOUR)} h`;
  return `${Math.round(minutes / DAY)} days`;
}

/** 'in 2 h' or '9 h late', at a moment. */
export function formatDueIn(dueAt: string, now = Date.now()): string {
  const minutes = (Date.parse(dueAt) - now) / MINUTE_MS;
  return minutes < 0 ? `${shortDuration(-minutes)} late` : `in ${shortDuration(minutes)}`;
}

/** '9 h late', at a moment; null before the time. */
export const formatLate = (dueAt: string, now = Date.now()): string | null =>
  Date.parse(dueAt) < now ? formatDueIn(dueAt, now) : null;

const TONES: Readonly<Record<string, 'negative' | 'waiting' | 'neutral'>> = {
  overdue: 'negative',
  soon: 'waiting',
  later: 'neutral',
};

/** The remaining time for a first review, or since when it is overdue. */
export function DueChip({ due, dueAt }: Pick<Application, 'due' | 'dueAt'>) {
  if (due === null) return null;
  const tone = TONES[due];
  if (tone === undefined) return <StatusChip tone="neutral">{humanise(due)}</StatusChip>;
  return (
    <time dateTime={dueAt} title={`Due ${clockTime(dueAt)}, ${dayAndMonth(dueAt)}`}>
      <StatusChip tone={tone}>{formatDueIn(dueAt)}</StatusChip>
    </time>
  );
}
