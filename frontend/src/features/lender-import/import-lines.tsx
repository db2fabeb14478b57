import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LENDER_FIELDS } from '@/api/lender-fields';
import {
  useListImportLinesQuery,
  type ImportLine,
  type LenderImport,
} from '@/features/lender-import/lender-import-api';
import { humanise, lookUp, YES_NO } from '@/shared/lib/labels';
import { errorMessage } from '@/shared/lib/failure';
import { inFigures } from '@/shared/lib/figures';
import { PAGE_LENGTH } from '@/shared/lists/screen/list-query';
import { useCursorPages } from '@/shared/lists/screen/use-cursor-pages';
import { Pagination } from '@/shared/lists/table/pagination';
import { TabbedPanel } from '@/shared/ui/tabbed-panel';
import { LoadError } from '@/shared/ui/loading/load-error';

type Outcome = ImportLine['outcome'];
type FieldChange = ImportLine['changes'][number];

const OUTCOMES: readonly { outcome: Outcome; name: string; count: (made: LenderImport) => number }[] = [
  { outcome: 'created', name: 'New', count: ({ created }) => created },
  { outcome: 'updated', name: 'Changed', count: ({ updated }) => updated },
  { outcome: 'refused', name: 'Rejected', count: ({ failed }) => failed },
  { outcome: 'unchanged', name: 'Unchanged', count: ({ unchanged }) => unchanged },
];

/** A file's effects on lenders, field by field, and its rejected rows, by outcome. */
export function ImportLines({ made }: { made: LenderImport }) {
  const filled = OUTCOMES.filter(({ count }) => count(made) > 0);
  const [chosen, setChosen] = useState<Outcome>(filled[0]?.outcome ?? 'created');
  const tabs = filled.map(({ outcome, name, count }) => ({
    name: outcome,
    title: `${name} (${inFigures(count(made))})`,
  }));
  return (
    <section>
      <TabbedPanel label="Row outcomes" tabs={tabs} chosen={chosen} onChange={setChosen}>
        <Lines importId={made.id} outcome={chosen} />
      </TabbedPanel>
    </section>
  );
}

function Lines({ importId, outcome }: { importId: string; outcome: Outcome }) {
  const { cursor, ...pages } = useCursorPages();
  const query = { id: importId, outcome, limit: PAGE_LENGTH, ...cursor };
  const { data, error, isFetching, refetch } = useListImportLinesQuery(query);
  if (error)
    return (
      <LoadError
        variant="page"
        message={errorMessage(error, 'The rows could not be loaded.')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <LoadingLines />;
  return (
    <>
      <Paper variant="outlined">
        <List disablePadding aria-busy={isFetching}>
          {data.items.map((line) => (
            <Box component="li" key={line.id} sx={item}>
              <Line line={line} />
            </Box>
          ))}
        </List>
      </Paper>
      <Pagination urlState={pages} page={data} pageLength={PAGE_LENGTH} />
    </>
  );
}

function Line({ line: { name, sheet, row, outcome, changes, issue } }: { line: ImportLine }) {
  const place = `${sheet}, row ${row}`;
  const shown = outcome === 'created' ? changes.filter(({ field }) => field !== 'name') : changes;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {name ?? place}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {[name !== null && place, cellOf(issue)].filter(Boolean).join(', ')}
        </Typography>
      </Box>
      {issue && <Typography variant="body2">{issue.reason}</Typography>}
      {shown.length > 0 && (
        <Box component="dl" sx={facts}>
          {shown.map((change) => (
            <Change key={change.field} change={change} />
          ))}
        </Box>
      )}
    </>
  );
}

/** 'B (Products): “magic”' */
const cellOf = (issue: ImportLine['issue']): string =>
  [issue?.column, issue?.value && `“${issue.value}”`].filter(Boolean).join(': ');

const said = (text: string): string => YES_NO[text] ?? text;

function Change({ change: { field, from, to, reads } }: { change: FieldChange }) {
  return (
    <Box sx={fact}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {lookUp(LENDER_FIELDS, field)?.label ?? humanise(field)}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {from !== null && (
          <>
            <Box component="del" sx={{ color: 'text.secondary' }}>
              {said(from)}
            </Box>{' '}
            <span aria-hidden="true">→</span>{' '}
          </>
        )}
        <Box component="ins" sx={{ textDecoration: 'none' }}>
          {to === null ? 'Not stated' : said(to)}
        </Box>
        {reads !== null && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            reads as {reads}
          </Box>
        )}
      </Typography>
    </Box>
  );
}

function LoadingLines() {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 1 }}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={48} />
      ))}
    </Box>
  );
}

const item = {
  px: 2,
  py: 1.5,
  display: 'grid',
  gap: 0.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
const facts = { m: 0, display: 'grid', gap: 0.25 } as const;
const fact = {
  display: 'grid',
  gridTemplateColumns: { sm: '13rem minmax(0, 1fr)' },
  columnGap: 2,
} as const;
