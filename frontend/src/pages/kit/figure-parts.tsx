import { Part, State } from '@/pages/kit/specimen';
import { UrlTabs } from '@/shared/routing/url-tabs';
import { ChartFrame } from '@/shared/charts/chart-frame';
import { ExportMenu } from '@/shared/lists/export/export-menu';
import { HeatGrid } from '@/shared/charts/heat-grid';
import { ShareBars } from '@/shared/charts/share-bars';
import { StackedBars, type Series } from '@/shared/charts/stacked-bars';
import { StatCard, StatCards } from '@/shared/charts/stat-card';
import { Timeline } from '@/shared/ui/timeline';
import { ToastProvider } from '@/shared/ui/toasts/toast-provider';
import { Section } from '@/shared/ui/section';

const MONTHS = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];

const outcomes: readonly Series[] = [
  { name: 'Approved', tone: 'positive' },
  { name: 'In review', tone: 'processing' },
  { name: 'Rejected', tone: 'negative' },
];

const busy = MONTHS.map((label, month) => ({
  label,
  values: [(month * 5) % 7, month % 3, (month * 2) % 5],
}));
const firstCase = MONTHS.map((label, month) => ({ label, values: [month === 11 ? 1 : 0, 0, 0] }));

const figuresOf = (bars: typeof busy) => ({
  columns: ['Month', ...outcomes.map(({ name }) => name)],
  rows: bars.map(({ label, values }) => [label, ...values] as const),
});

function Chart({ bars, title }: { bars: typeof busy; title: string }) {
  return (
    <ChartFrame title={title} figures={figuresOf(bars)}>
      <StackedBars series={outcomes} bars={bars} />
    </ChartFrame>
  );
}

const story = [
  { at: '2026-03-12T09:30:00Z', what: 'Submitted', by: 'you' },
  { at: '2026-03-12T11:02:00Z', what: 'In review', by: 'the broker' },
  {
    at: '2026-03-14T16:45:00Z',
    what: 'Rejected',
    by: 'the broker',
    reason: 'Trading history too short: the accounts of the second year are not filed yet.',
  },
];

/** Components for figures and dates. */
export function FigureParts() {
  return (
    <>
      <Part name="Tabs">
        <UrlTabs
          label="Kit"
          tabs={[
            { name: 'one', title: 'Applications', content: 'The first shows where the address names none.' },
            { name: 'two', title: 'Leads & CRM', content: 'The address names this one.' },
          ]}
        />
      </Part>
      <Part name="Section">
        <Section
          title="Your Cases"
          intro="What a section is there for."
          actions={
            <ToastProvider>
              <ExportMenu url="introducers/me/referrals/export" label="your cases" />
            </ToastProvider>
          }
        >
          What is in it.
        </Section>
      </Part>
      <Part name="Stat cards">
        <State name="Read">
          <StatCards>
            <StatCard name="Total Cases" figure="1,204" />
            <StatCard name="This Month" figure="38" caption="November 2026" />
            <StatCard
              name="Success Rate"
              figure="94%"
              caption="Approval rate, panel average"
              note="Your cases: 62% approved (8 of 13 decided)"
            />
            <StatCard name="Avg. Time" figure="2hrs" caption="Response time, panel average" />
          </StatCards>
        </State>
        <State name="Leading to a screen">
          <StatCards>
            <StatCard name="Applications" figure="214" caption="9 pending review" to="/kit" />
          </StatCards>
        </State>
        <State name="Being read, and not known">
          <StatCards>
            <StatCard name="Total Cases" figure={undefined} />
            <StatCard name="This Month" figure={null} />
          </StatCards>
        </State>
      </Part>
      <Part name="Chart">
        <State name="Many">
          <Chart title="Cases by month" bars={busy} />
        </State>
        <State name="One">
          <Chart title="Cases by month, the first" bars={firstCase} />
        </State>
        <State name="None">
          <ChartFrame title="Cases by year" figures={figuresOf([])} empty="No case was ever submitted.">
            <StackedBars series={outcomes} bars={[]} />
          </ChartFrame>
        </State>
        <State name="Squares">
          <ChartFrame title="Outcomes by month" figures={figuresOf(busy)}>
            <HeatGrid
              columns={MONTHS}
              rows={outcomes.map(({ name }, row) => ({
                label: name,
                values: busy.map(({ values }) => values[row] ?? 0),
              }))}
            />
          </ChartFrame>
        </State>
        <State name="Shares">
          <ChartFrame title="Approved of all" figures={figuresOf(busy)}>
            <ShareBars
              legend={{ whole: 'All', part: 'Approved' }}
              bars={busy.slice(-3).map(({ label, values }) => ({
                label,
                whole: values.reduce((sum, value) => sum + value, 0),
                part: values[0] ?? 0,
              }))}
            />
          </ChartFrame>
        </State>
      </Part>
      <Part name="Timeline">
        <State name="Three things happened">
          <Timeline label="What happened" entries={story} />
        </State>
        <State name="One thing happened">
          <Timeline label="What happened at first" entries={story.slice(0, 1)} />
        </State>
      </Part>
    </>
  );
}
