import { longDateAndTime } from '@/shared/lib/dates';
import styles from '@/shared/lists/timeline.module.css';

export interface TimelineEntry {
  /** ISO 8601. */
  at: string;
  what: string;
  /** The actor, in mid-sentence: 'you', 'the broker'. */
  by: string;
  reason?: string | undefined;
}

interface TimelineProps {
  /** Accessible name of the timeline. */
  label: string;
  entries: readonly TimelineEntry[];
}

/** Events with time, actor and reason, in the given order. */
export function Timeline({ label, entries }: TimelineProps) {
  return (
    <ol aria-label={label} className={styles['timeline']}>
      {entries.map(({ at, what, by, reason }) => (
        <li key={`${at} ${what}`}>
          <p data-what>{what}</p>
          {reason && <p data-reason>{reason}</p>}
          <p data-when>
            <time dateTime={at}>{longDateAndTime(at)}</time>, by {by}
          </p>
        </li>
      ))}
    </ol>
  );
}
