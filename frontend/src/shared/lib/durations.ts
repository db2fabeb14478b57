import { counted } from '@/shared/lib/figures';

const MINUTES = { hour: 60, day: 24 * 60 };

/** '45 minutes', '3 hours', '2 days': in the largest unit that fits; business hours never become days. */
export function formatDuration(minutes: number, { hoursOnly = false } = {}): string {
  if (minutes < MINUTES.hour) return counted(Math.max(1, Math.round(minutes)), 'minute');
  if (hoursOnly || minutes < 2 * MINUTES.day) return counted(Math.round(minutes / MINUTES.hour), 'hour');
  return counted(Math.round(minutes / MINUTES.day), 'day');
}
