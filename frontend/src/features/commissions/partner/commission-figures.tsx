import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  useSummariseCommissionQuery,
  type CommissionSummary,
} from '@/features/commissions/partner/commissions-api';
import { ChartFrame, LoadingChart } from '@/shared/charts/chart-frame';
import { StackedBars } from '@/shared/charts/stacked-bars';
import { StatCard, StatCards } from '@/shared/charts/stat-card';
import { longDate, monthAndYear, shortDate, shortMonth } from '@/shared/lib/dates';
import { sentenceOf } from '@/shared/lib/failure';
import { counted, inFigures } from '@/shared/lib/figures';
import { formatPenceInFull } from '@/shared/lib/money';
import { LoadError } from '@/shared/ui/loading/load-error';

const ON_NEXT = 'On your next statement';

const CARDS = [
  { field: 'earned', name: 'Earned', caption: 'Not due yet' },
  { field: 'due', name: 'Due', caption: ON_NEXT },
  { field: 'onStatement', name: 'On statement', caption: 'To be paid' },
  { field: 'paidThisTaxYear', name: 'Paid this tax year', caption: 'Since 6 April' },
] as const;

const KNOWN_OFFERS = 'From offers, where known';
const TITLE = 'Earned by month';

/** What a partner is owed and was paid, before VAT, and its commission over the last year. */
export function CommissionFigures() {
  const { data, error, refetch } = useSummariseCommissionQuery(undefined);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <StatCards layout="five">
        <StatCard
          name="Expected"
          {...(data ? expectedOf(data) : { figure: figureOf(undefined, error), caption: KNOWN_OFFERS })}
        />
        {CARDS.map(({ field, name, caption }) => (
          <StatCard
            key={field}
            name={name}
            caption={data && field === 'due' ? whenStated(data) : caption}
            figure={figureOf(data?.[field], error)}
          />
        ))}
      </StatCards>
      {data && <Payment {...data} />}
      {error && (
        <LoadError
          variant="banner"
          sentence={sentenceOf(error, 'Your figures could not be loaded.')}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Months months={data.months} />}
      {!data && !error && <LoadingChart title={TITLE} />}
    </Box>
  );
}

const figureOf = (pence: number | undefined, error: unknown): string | undefined => {
  if (pence !== undefined) return formatPenceInFull(pence);
  return error ? '-' : undefined;
};

type NextStatement = Pick<CommissionSummary, 'nextStatementOn' | 'statementInPreparation'>;

const whenStated = ({ nextStatementOn, statementInPreparation }: NextStatement): string =>
  statementInPreparation
    ? 'On a statement that we are checking'
    : `${ON_NEXT}, ${shortDate(nextStatementOn)}`;

/** When statements come and what decides the payment, which has no fixed date. */
function Payment({ nextStatementOn, statementInPreparation }: NextStatement) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '84ch' }}>
      {statementInPreparation && 'We are checking your latest statement. '}
      We prepare the next statement on {longDate(nextStatementOn)}, with everything due by the end of the
      month before. We pay a statement once we have approved it, and email you when it is approved and when it
      is paid.
    </Typography>
  );
}

/** An amount that is not known yet is not £0.00. */
const expectedOf = ({ expected, expectedUnknown }: CommissionSummary) => {
  if (expectedUnknown === 0) return { figure: formatPenceInFull(expected), caption: KNOWN_OFFERS };
  const cases = counted(expectedUnknown, 'case');
  return expected === 0
    ? { figure: cases, caption: 'Amount not known yet' }
    : { figure: formatPenceInFull(expected), caption: `And ${cases}, amount not known yet` };
};

/** 3125 → '£3.1k', -40 → '−£40': twelve of them fit side by side on a phone. */
const formatPoundsCompact = (pounds: number): string => `${pounds < 0 ? '−' : ''}£${brief(Math.abs(pounds))}`;

const brief = (pounds: number): string => {
  if (pounds < 1_000) return inFigures(Math.round(pounds));
  const [unit, letter] = pounds < 999_950 ? [1_000, 'k'] : [1_000_000, 'm'];
  return `${inFigures(Number((pounds / unit).toFixed(1)))}${letter}`;
};

function Months({ months }: Pick<CommissionSummary, 'months'>) {
  const isEmpty = months.every(({ earnedPence }) => earnedPence === 0);
  return (
    <ChartFrame
      title={TITLE}
      empty={isEmpty ? 'Your earnings appear here once a deal completes.' : null}
      figures={{
        columns: ['Month', 'Earned'],
        rows: months.map(({ month, earnedPence }) => [
          monthAndYear(`${month}-01`),
          formatPenceInFull(earnedPence),
        ]),
      }}
    >
      <StackedBars
        series={[
          { name: 'Earned, before VAT', tone: 'positive' },
          { name: 'Net clawed back', tone: 'negative' },
        ]}
        bars={months.map(({ month, earnedPence }) => ({
          label: shortMonth(`${month}-01`),
          values: [Math.max(0, earnedPence / 100), Math.max(0, -earnedPence / 100)],
          written: formatPoundsCompact(earnedPence / 100),
        }))}
      />
    </ChartFrame>
  );
}
