import Button from '@mui/material/Button';
import { useState } from 'react';
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

/** How many entries show before ‘Show all’, if the newest is first. */
const SHOWN = 20;

/** Events with time, actor and reason, in the given order. */
export function Timeline({ label, entries }: TimelineProps) {
  const [isWhole, setIsWhole] = useState(false);
  const [first, last] = [entries.at(0), entries.at(-1)];
  const isNewestFirst = (first?.at ?? '') > (last?.at ?? '');
  const newest = isNewestFirst ? first : last;
  const shown = isNewestFirst && !isWhole ? entries.slice(0, SHOWN) : entries;
  return (
    <>
      <ol aria-label={label} className={styles['timeline']}>
        {shown.map((entry) => (
          <li key={`${entry.at} ${entry.what}`} data-newest={entry === newest}>
            <p data-what>{entry.what}</p>
            {entry.reason && <Reason text={entry.reason} />}
            <p data-when>
              <time dateTime={entry.at}>{longDateAndTime(entry.at)}</time>, by {entry.by}
            </p>
          </li>
        ))}
      </ol>
      {shown.length < entries.length && (
        <Button variant="text" size="small" onClick={() => setIsWhole(true)}>
          Show all {entries.length}
        </Button>
      )}
    </>
  );
}

/** How many characters of a reason show before ‘Show all’. */
const BRIEF = 200;

function Reason({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  if (isWhole || text.length <= BRIEF) return <p data-reason>{text}</p>;
  return (
    <>
      <p data-reason>{text.slice(0, BRIEF).trimEnd()}…</p>
      <Button variant="text" size="small" onClick={() => setIsWhole(true)}>
        Show all
      </Button>
    </>
  );
}
