import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useListActivityQuery, type ActivityEntry } from '@/features/activity/activity-api';
import {
  formatActor,
  formatField,
  lendersIn,
  formatSubject,
  formatValue,
  wordsAround,
} from '@/features/activity/activity-labels';
import { errorMessage } from '@/shared/lib/failure';
import { counted, inFigures } from '@/shared/lib/figures';
import { clockTime, longDate } from '@/shared/lib/dates';
import { RecordLink } from '@/shared/lists/record-link';
import { Collapsible } from '@/shared/ui/collapsible';
import { LoadError } from '@/shared/ui/loading/load-error';

/** Changed fields shown per entry; more are folded. */
const AT_ONCE = 4;
/** The API's maximum. */
const MAX_PARTS = 1_000;

/** The activity log: one sentence per entry, grouped by day. */
export function ActivityList({ entries }: { entries: readonly ActivityEntry[] }) {
  const days = [...new Set(entries.map(({ at }) => longDate(at)))];
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {days.map((day) => (
        <section key={day} aria-label={day}>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {day}
          </Typography>
          <Paper variant="outlined">
            <List component="ol" disablePadding aria-label={`Activity on ${day}`} sx={list}>
              {entries
                .filter(({ at }) => longDate(at) === day)
                .map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
            </List>
          </Paper>
        </section>
      ))}
    </Box>
  );
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const { at, actor, subject, reason, changes } = entry;
  const lenders = lendersIn(entry);
  return (
    <li>
      <Typography component="time" dateTime={at} variant="body2" color="textSecondary">
        {clockTime(at)}
      </Typography>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>
          <strong>{formatActor(actor)}</strong> <Sentence entry={entry} />
          {lenders !== null && `: ${counted(lenders, 'lender')} changed`}
        </Typography>
        {reason && <Typography color="textSecondary">‘{reason}’</Typography>}
        <Changes changes={changes} subjectType={subject.type} />
        {lenders !== null && lenders > 0 && (
          <Collapsible lazy summary="Each lender">
            <Parts entryId={entry.id} />
          </Collapsible>
        )}
      </Box>
    </li>
  );
}

/** The action, with a link to the record. */
function Sentence({ entry, capital = false }: { entry: ActivityEntry; capital?: boolean }) {
  const { before, after } = wordsAround(entry);
  return (
    <>
      {capital ? sentenceBegin(before) : before}
      {after !== null && <RecordLink {...entry.subject} name={formatSubject(entry)} />}
      {after}
    </>
  );
}

/** The parts of an entry, loaded when opened. */
function Parts({ entryId }: { entryId: string }) {
  const { data, error, refetch } = useListActivityQuery({ partsOf: entryId, limit: MAX_PARTS });
  if (error !== undefined)
    return (
      <LoadError
        variant="banner"
        message={errorMessage(error, 'They could not be loaded.')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton height={40} role="status" aria-label="Loading..." />;
  return (
    <>
      <List disablePadding sx={parts}>
        {data.items.map((part) => (
          <li key={part.id}>
            <Typography variant="body2">
              <Sentence entry={part} capital />
            </Typography>
            <Changes changes={part.changes} subjectType={part.subject.type} />
          </li>
        ))}
      </List>
      {data.next && (
        <Typography variant="body2">
          These are the first {inFigures(MAX_PARTS)}. The import itself has all of them.
        </Typography>
      )}
    </>
  );
}

const sentenceBegin = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

interface ChangesProps extends Pick<ActivityEntry, 'changes'> {
  /** The kind of record. */
  subjectType: string;
}

function Changes({ changes, subjectType }: ChangesProps) {
  const [shown, more] = [changes.slice(0, AT_ONCE), changes.slice(AT_ONCE)];
  return (
    <>
      <ChangeLines changes={shown} subjectType={subjectType} />
      {more.length > 0 && (
        <Collapsible summary={`${more.length} more`}>
          <ChangeLines changes={more} subjectType={subjectType} />
        </Collapsible>
      )}
    </>
  );
}

function ChangeLines({ changes, subjectType }: ChangesProps) {
  return changes.map(({ field, from, to }) => (
    <Typography key={field} variant="body2" color="textSecondary">
      {formatField(field, subjectType)}: {from !== null && `${formatValue(from)} → `}
      {formatValue(to)}
    </Typography>
  ));
}

const parts = { mt: 1, display: 'grid', gap: 1 } as const;
const list = {
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
