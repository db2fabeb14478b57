import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router-dom';
import { lenderValue } from '@/features/commissions/staff/lender-filter';
import { useSumReceivablesQuery, type LenderReceivables } from '@/features/commissions/staff/receivables-api';
import { StatCard, StatFigures } from '@/shared/charts/stat-card';
import { adminPaths } from '@/shared/routing/paths';
import { formatPenceInFull } from '@/shared/lib/money';
import { ReportTable } from '@/shared/lists/report-table';
import { Collapsible } from '@/shared/ui/collapsible';

type Sum = Exclude<keyof LenderReceivables, 'lender'>;

const COLUMNS: readonly (readonly [Sum, string])[] = [
  ['openPence', 'Outstanding'],
  ['overduePence', 'Overdue'],
  ['receivedPence', 'Received'],
  ['writtenOffPence', 'Written off'],
];

/** What all lenders owe, and what each owes and has paid. */
export function ReceivableSums() {
  const sums = useSumReceivablesQuery(undefined);
  const { data } = sums;
  return (
    <Box sx={{ mb: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <StatFigures query={sums} message="The totals could not be loaded.">
        {cards}
      </StatFigures>
      {data && data.length > 0 && (
        <Collapsible lazy summary="By lender">
          <ByLender lenders={data} />
        </Collapsible>
      )}
    </Box>
  );
}

function cards(lenders: readonly LenderReceivables[] | null | undefined) {
  const figureOf = (sum: Sum) =>
    lenders && formatPenceInFull(lenders.reduce((all, each) => all + each[sum], 0));
  const hasOverdue = lenders?.some(({ overduePence }) => overduePence > 0) ?? false;
  return (
    <>
      <StatCard name="Outstanding" figure={figureOf('openPence')} />
      <StatCard
        name="Overdue"
        figure={figureOf('overduePence')}
        to={`${adminPaths.commissions}?overdue=true`}
        tone={hasOverdue ? 'negative' : undefined}
      />
    </>
  );
}

const ByLender = ({ lenders }: { lenders: readonly LenderReceivables[] }) => (
  <ReportTable
    label="Totals by lender"
    columns={[{ header: 'Lender' }, ...COLUMNS.map(([, header]) => ({ header, figures: true }))]}
    sx={{ '& .MuiTableCell-alignRight': { whiteSpace: 'nowrap' } }}
  >
    {lenders.map((sums) => (
      <TableRow key={lenderValue(sums)}>
        <TableCell>
          <MuiLink
            component={Link}
            to={`${adminPaths.commissions}?lender=${encodeURIComponent(lenderValue(sums))}`}
          >
            {sums.lender.name}
          </MuiLink>
        </TableCell>
        {COLUMNS.map(([sum]) => (
          <TableCell key={sum} align="right">
            {formatPenceInFull(sums[sum])}
          </TableCell>
        ))}
      </TableRow>
    ))}
  </ReportTable>
);
