import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Providers } from '@/app/providers';
import { portalTheme } from '@/app/theme/portal-theme';
import { ChartFrame } from '@/shared/charts/chart-frame';
import { StackedBars } from '@/shared/charts/stacked-bars';
import { violations } from '@/testing/violations';

const series = [
  { name: 'Approved', tone: 'positive' },
  { name: 'Rejected', tone: 'negative' },
] as const;
const bars = [
  { label: 'Oct', values: [3, 1] },
  { label: 'Nov', values: [0, 0] },
];

function show() {
  render(
    <Providers theme={portalTheme}>
      <main>
        <h1>Dashboard</h1>
        <ChartFrame
          title="Cases by month"
          figures={{
            columns: ['Month', 'Approved', 'Rejected'],
            rows: bars.map(({ label, values }) => [label, ...values] as const),
          }}
        >
          <StackedBars series={series} bars={bars} />
        </ChartFrame>
      </main>
    </Providers>,
  );
  return userEvent.setup();
}

describe('ChartFrame', () => {
  it('has a table for screen readers', async () => {
    show();

    const table = await screen.findByRole('table', { name: 'Cases by month' });
    const [, october] = within(table).getAllByRole('row');
    expect(within(october!).getByRole('rowheader')).toHaveTextContent('Oct');
    expect(
      within(october!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['3', '1']);
    expect(await violations()).toEqual([]);
  });

  it('draws each bar with its total, and none for zero', () => {
    show();

    expect(screen.getByText('4')).toBeInTheDocument();
    expect([...document.querySelectorAll<HTMLElement>('i[style]')].map(({ style }) => style.height)).toEqual([
      'calc(0.25 * (100% - 22px))',
      'calc(0.75 * (100% - 22px))',
      'calc(0 * (100% - 22px))',
      'calc(0 * (100% - 22px))',
    ]);
  });

  it('switches between figures and drawing on request', async () => {
    const user = show();

    await user.click(screen.getByRole('button', { name: 'Show the figures' }));
    expect(document.querySelectorAll('i')).toHaveLength(0);
    expect(screen.getByRole('table', { name: 'Cases by month' })).toBeInTheDocument();
    expect(await violations()).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Show the chart' }));
    expect(document.querySelectorAll('i')).not.toHaveLength(0);
  });
});
