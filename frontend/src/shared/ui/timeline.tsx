import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';
import { longDateAndTime } from '@/shared/lib/dates';

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
      <Box component="ol" aria-label={label} sx={timeline}>
        {shown.map((entry) => (
          <li key={`${entry.at} ${entry.what}`} data-newest={entry === newest}>
            <p data-what>{entry.what}</p>
            {entry.reason && <Reason text={entry.reason} />}
            <p data-when>
              <time dateTime={entry.at}>{longDateAndTime(entry.at)}</time>, by {entry.by}
            </p>
          </li>
        ))}
      </Box>
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

const timeline: SxProps<Theme> = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { position: 'relative', pl: 3, pb: 2 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 6,
    width: 9,
    height: 9,
    borderRadius: '50%',
    bgcolor: 'control',
  },
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 4,
    top: 18,
    bottom: -3,
    width: '1px',
    bgcolor: 'divider',
  },
  '& > li:last-of-type': { pb: 0 },
  '& > li[data-newest="true"]::before': { bgcolor: 'copper' },
  '& p': { typography: 'body2', m: 0 },
  '& [data-what]': { typography: 'subtitle2', textWrap: 'wrap' },
  '& [data-reason]': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& [data-when]': { typography: 'caption', color: 'text.secondary' },
};
