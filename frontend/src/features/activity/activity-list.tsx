import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ActivityEntry } from '@/features/activity/activity-api';
import {
  actorInWords,
  deedOf,
  fieldInWords,
  subjectInWords,
  valueInWords,
} from '@/features/activity/activity-words';
import { clockTime, longDate } from '@/shared/lib/dates';
import { RecordLink } from '@/shared/lists/record-link';

/** So many changed fields stand in an entry; the rest is opened. */
const AT_ONCE = 4;

/** What happened, each entry a sentence, under the day it happened on. */
export function ActivityList({ entries }: { entries: readonly ActivityEntry[] }) {
  const days = [...new Set(entries.map(({ at }) => longDate(at)))];
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {days.map((day) => (
        <section key={day} aria-label={day}>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {day}
          </Typography>
          <Box component="ol" aria-label={`Activity of ${day}`} sx={list}>
            {entries
              .filter(({ at }) => longDate(at) === day)
              .map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
          </Box>
        </section>
      ))}
    </Box>
  );
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const { at, actor, subject, reason, changes } = entry;
  const { what, named } = deedOf(entry);
  return (
    <li>
      <Typography component="time" dateTime={at} variant="body2" color="textSecondary">
        {clockTime(at)}
      </Typography>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>
          <strong>{actorInWords(actor)}</strong> {what}
          {named && (
            <>
              {' '}
              <RecordLink {...subject} name={subjectInWords(entry)} />
            </>
          )}
        </Typography>
        {reason && <Typography color="textSecondary">‘{reason}’</Typography>}
        <Changes changes={changes} />
      </Box>
    </li>
  );
}

function Changes({ changes }: Pick<ActivityEntry, 'changes'>) {
  const [shown, more] = [changes.slice(0, AT_ONCE), changes.slice(AT_ONCE)];
  return (
    <>
      <ChangeLines changes={shown} />
      {more.length > 0 && (
        <details>
          <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
            {more.length} more
          </Typography>
          <ChangeLines changes={more} />
        </details>
      )}
    </>
  );
}

function ChangeLines({ changes }: Pick<ActivityEntry, 'changes'>) {
  return changes.map(({ field, from, to }) => (
    <Typography key={field} variant="body2" color="textSecondary">
      {fieldInWords(field)}: {from !== null && `${valueInWords(from)} → `}
      {valueInWords(to)}
    </Typography>
  ));
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    gap: 1,
    alignItems: 'baseline',
    px: 2.5,
    py: 1.5,
  },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& time': { fontVariantNumeric: 'lining-nums tabular-nums' },
} as const;
