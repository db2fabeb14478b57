import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { toThePenny } from '@/features/commissions/ledger-labels';
import { lenderValue } from '@/features/commissions/staff/lender-filter';
import { useSumReceivablesQuery, type LenderReceivables } from '@/features/commissions/staff/receivables-api';
import { StatCard, StatCards } from '@/shared/charts/stat-card';
import { adminPaths } from '@/shared/frame/paths';
import { sentenceOf } from '@/shared/lib/failure';
import reportStyles from '@/shared/lists/report-table.module.css';
import { Folded } from '@/shared/ui/folded';
import { LoadError } from '@/shared/ui/load-error';

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
        look="banner"
        sentence={sentenceOf(error, 'The totals could not be loaded.')}
        onRetry={() => void refetch()}
      />
    );
  const figureOf = (sum: Sum) => data && toThePenny(data.reduce((all, each) => all + each[sum], 0));
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

function ByLender({ lenders }: { lenders: readonly LenderReceivables[] }) {
  return (
    <div className={reportStyles['frame']} tabIndex={0} role="group" aria-label="Totals by lender">
      <table className={reportStyles['table']}>
        <thead>
          <tr>
            <th scope="col">Lender</th>
            {COLUMNS.map(([sum, header]) => (
              <th key={sum} scope="col" style={figures}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lenders.map((sums) => (
            <tr key={lenderValue(sums)}>
              <td>
                <MuiLink
                  component={Link}
                  to={`${adminPaths.commissions}?lender=${encodeURIComponent(lenderValue(sums))}`}
                >
                  {sums.lender.name}
                </MuiLink>
              </td>
              {COLUMNS.map(([sum]) => (
                <td key={sum} style={figures}>
                  {toThePenny(sums[sum])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const figures = { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
