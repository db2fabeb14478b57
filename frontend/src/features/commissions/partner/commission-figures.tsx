import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  useSummariseCommissionQuery,
  type CommissionSummary,
} from '@/features/commissions/partner/commissions-api';
import { ChartFrame, LoadingChart } from '@/shared/charts/chart-frame';
import { StackedBars } from '@/shared/charts/stacked-bars';
import { StatCard, StatFigures } from '@/shared/charts/stat-card';
import { longDate, monthAndYear, shortDate, shortMonth } from '@/shared/lib/dates';
import { counted, inFigures } from '@/shared/lib/figures';
import { formatPenceInFull } from '@/shared/lib/money';

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
  const summary = useSummariseCommissionQuery(undefined);
  const { data, error } = summary;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <StatFigures query={summary} message="Your figures could not be loaded." layout="five">
        {cards}
      </StatFigures>
      {data && <Payment {...data} />}
      {data && <Months months={data.months} />}
      {!data && !error && <LoadingChart title={TITLE} />}
    </Box>
  );
}

const cards = (summary: CommissionSummary | null | undefined) => (
  <>
    <StatCard
      name="Expected"
      {...(summary ? expectedOf(summary) : { figure: summary, caption: KNOWN_OFFERS })}
    />
    {CARDS.map(({ field, name, caption }) => (
      <StatCard
        key={field}
        name={name}
        caption={summary && field === 'due' ? whenStated(summary) : caption}
        figure={summary && formatPenceInFull(summary[field])}
      />
    ))}
  </>
);

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
