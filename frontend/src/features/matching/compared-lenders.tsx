import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { contactLinks, LenderLink } from '@/features/matching/contact-links';
import { sentenceCase } from '@/features/matching/criteria';
import type {
  ComparedLender,
  CriterionName,
  Match,
  CriterionStatement,
} from '@/features/matching/match-answer';
import { type Enquiry, useLenderComparisonQuery } from '@/features/matching/matching-api';
import { ScoreBadge } from '@/features/matching/score-badge';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { visuallyHidden } from '@/shared/ui/visually-hidden';
import { productTitles } from '@/shared/site/products';

interface ComparedLendersProps {
  /** Two to four. */
  matches: readonly Match[];
  /** The enquiry that they were matched with. */
  enquiry: Enquiry;
  onClose: () => void;
}

/** Lenders side by side: each criterion's statement and result, then rate and contact. */
export function ComparedLenders({ matches, enquiry, onClose }: ComparedLendersProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const comparison = useLenderComparisonQuery({
    ...enquiry,
    lenderIds: matches.map(({ lender }) => lender.id),
  });

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
  }, []);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Keeps the event from closing a dialog around it.
    event.stopPropagation();
    onClose();
  };

  return (
    <Box component="section" aria-labelledby={id} onKeyDown={handleKeyDown}>
      <Box sx={head}>
        <Typography ref={heading} id={id} tabIndex={-1} variant="h4" component="h3">
          {matches.length} lenders side by side
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, displayPrint: 'none' }}>
          <Button variant="outlined" size="small" onClick={() => window.print()}>
            Print
          </Button>
          <Button size="small" onClick={onClose}>
            Back to the list
          </Button>
        </Box>
      </Box>
      <QueryBoundary query={comparison} name="The comparison" variant="page" height={480}>
        {({ lenders }) => (
          <Paper variant="outlined" sx={frame} role="group" aria-labelledby={id} tabIndex={0}>
            <Box component="table" role="table" sx={[table, stacked(matches.length)]} aria-labelledby={id}>
              <Head matches={matches} />
              <Body matches={matches} lenders={lenders} />
            </Box>
          </Paper>
        )}
      </QueryBoundary>
    </Box>
  );
}

const Head = ({ matches }: Pick<ComparedLendersProps, 'matches'>) => (
  <thead role="rowgroup">
    <tr role="row">
      <th role="columnheader" scope="col" data-criterion>
        Criterion
      </th>
      {matches.map(({ lender, score }) => (
        <th key={lender.id} role="columnheader" scope="col">
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
            {lender.name}
            <ScoreBadge score={score} />
          </Box>
        </th>
      ))}
    </tr>
  </thead>
);

interface BodyProps extends Pick<ComparedLendersProps, 'matches'> {
  /** Their statements; a lender that is no longer on the panel is missing. */
  lenders: readonly ComparedLender[];
}

/** A row for each criterion that is relevant to at least one of them. */
function Body({ matches, lenders }: BodyProps) {
  const criteria = [
    ...new Set(matches.flatMap(({ breakdown }) => breakdown.map(({ criterion }) => criterion))),
  ];
  const statementOf = ({ lender }: Match, criterion: CriterionName) =>
    lenders
      .find(({ lenderId }) => lenderId === lender.id)
      ?.statements.find((statement) => statement.criterion === criterion);
  return (
    <tbody role="rowgroup">
      {criteria.map((criterion) => (
        <Row key={criterion} name={sentenceCase(criterion)} matches={matches}>
          {(match) => (
            <Criterion match={match} criterion={criterion} statement={statementOf(match, criterion)} />
          )}
        </Row>
      ))}
      <Row name="Rate" matches={matches}>
        {({ lender }) => lender.interestRate ?? <NotStated />}
      </Row>
      <Row name="Contact" matches={matches}>
        {({ lender }) => <Contact lender={lender} />}
      </Row>
    </tbody>
  );
}

interface RowProps {
  name: string;
  matches: readonly Match[];
  children: (match: Match) => ReactNode;
}

const Row = ({ name, matches, children }: RowProps) => (
  <tr role="row">
    <th role="rowheader" scope="row">
      {name}
    </th>
    {matches.map((match) => (
      <td key={match.lender.id} role="cell">
        {children(match)}
      </td>
    ))}
  </tr>
);

const NotStated = () => (
  <Typography variant="body2" component="span" color="textSecondary">
    Not stated
  </Typography>
);

const COLOURS: Readonly<Partial<Record<string, string>>> = {
  met: 'criterion.met',
  'not met': 'criterion.notMet',
  close: 'criterion.notMet',
};

interface CriterionProps {
  match: Match;
  criterion: CriterionName;
  statement: CriterionStatement | undefined;
}

/** The lender's statement, with its result for the answer if relevant. */
function Criterion({ match, criterion, statement }: CriterionProps) {
  const outcome = match.breakdown.find((line) => line.criterion === criterion)?.outcome;
  const stated =
    criterion === 'product'
      ? productTitles(match.lender.productTypes)
      : (statement?.stated?.split('; ') ?? []);
  return (
    <>
      {stated.length === 0 && <NotStated />}
      {stated.map((part) => (
        <div key={part}>{part}</div>
      ))}
      {outcome && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          <Box component="strong" sx={{ color: COLOURS[outcome] ?? 'text.secondary' }}>
            {sentenceCase(outcome)}
          </Box>
          {statement?.sentence && `: ${statement.sentence}`}
        </Typography>
      )}
    </>
  );
}

function Contact({ lender }: Pick<Match, 'lender'>) {
  const links = contactLinks(lender);
  if (links.length === 0) return <NotStated />;
  return links.map((link) => (
    <div key={link.kind}>
      <LenderLink lender={lender} link={link} />
    </div>
  ));
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
  mb: 2,
  // Keeps headings with their content when printed.
  breakInside: 'avoid',
  breakAfter: 'avoid',
} as const;

/** Scrolls on screen; fully visible when printed. */
const frame = {
  overflowX: 'auto',
  '@media print': { overflow: 'visible', border: 0 },
} as const;

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': {
    p: 1.5,
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& td, & thead th:not([data-criterion])': { minWidth: 176 },
  '& tbody th': { minWidth: 96, color: 'text.secondary', fontWeight: 600 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& tr': { breakInside: 'avoid' },
  '@media print': { '& td, & thead th:not([data-criterion])': { minWidth: 0 } },
} as const;

/** On a phone each criterion is a heading above its cells, so that two lenders fit side by side; more of them scroll. */
const stacked =
  (lenders: number) =>
  ({ breakpoints }: Theme) =>
    ({
      [breakpoints.down('sm').replace('@media', '@media screen and')]: {
        display: 'block',
        '& thead, & tbody': { display: 'block' },
        '& tr': {
          display: 'grid',
          gridTemplateColumns: `repeat(${lenders}, minmax(0, 1fr))`,
          minWidth: lenders > 2 ? lenders * 148 : 0,
          borderBottom: 1,
          borderColor: 'divider',
        },
        '& tr:last-of-type': { borderBottom: 0 },
        '& th, & td': { borderBottom: 0 },
        '& td, & thead th:not([data-criterion])': { minWidth: 0 },
        '& [data-criterion]': visuallyHidden,
        '& tbody th': { gridColumn: '1 / -1', pb: 0 },
      },
    }) as const;
