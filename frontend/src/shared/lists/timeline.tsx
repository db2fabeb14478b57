import { longDateAndTime } from '@/shared/lib/dates';
import styles from '@/shared/lists/timeline.module.css';

export interface TimelineEntry {
  /** ISO 8601. */
  at: string;
  what: string;
  /** As the sentence has it: 'you', 'the broker'. */
  by: string;
  reason?: string | undefined;
}

interface TimelineProps {
  /** What it tells of, to a screen reader. */
  label: string;
  entries: readonly TimelineEntry[];
}

/** What happened when, by whom and why, in the order that it is given. */
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
