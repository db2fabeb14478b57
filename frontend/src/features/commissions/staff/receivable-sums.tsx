import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router-dom';
import { lenderValue } from '@/features/commissions/staff/lender-filter';
import { useSumReceivablesQuery, type LenderReceivables } from '@/features/commissions/staff/receivables-api';
import { StatCard, StatCards } from '@/shared/charts/stat-card';
import { adminPaths } from '@/shared/frame/paths';
import { sentenceOf } from '@/shared/lib/failure';
import { formatPenceInFull } from '@/shared/lib/money';
import { ReportTable } from '@/shared/lists/report-table';
import { Folded } from '@/shared/ui/folded';
import { LoadError } from '@/shared/ui/loading/load-error';

type Sum = Exclude<keyof LenderReceivables, 'lender'>;

const COLUMNS: readonly (readonly [Sum, string])[] = [
  ['openPence', 'Outstanding'],
  ['overduePence', 'Overdue'],
  ['receivedPence', 'Received'],
  ['writtenOffPence', 'Written off'],
];

/** What all lenders owe, and what each owes and has paid. */
export function ReceivableSums() {
  const { data, error, refetch } = useSumReceivablesQuery(undefined);
  if (error)
    return (
      <LoadError
        variant="banner"
        sentence={sentenceOf(error, 'The totals could not be loaded.')}
        onRetry={() => void refetch()}
      />
    );
  const figureOf = (sum: Sum) => data && formatPenceInFull(data.reduce((all, each) => all + each[sum], 0));
  const hasOverdue = data?.some(({ overduePence }) => overduePence > 0) ?? false;
  return (
    <Box sx={{ mb: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <StatCards>
        <StatCard name="Outstanding" figure={figureOf('openPence')} />
        <StatCard
          name="Overdue"
          figure={figureOf('overduePence')}
          to={`${adminPaths.commissions}?overdue=true`}
          tone={hasOverdue ? 'negative' : undefined}
        />
      </StatCards>
      {data && data.length > 0 && (
        <Folded title="By lender">
          <ByLender lenders={data} />
        </Folded>
      )}
    </Box>
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
