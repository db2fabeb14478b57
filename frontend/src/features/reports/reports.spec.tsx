import { screen, waitFor, within } from '@testing-library/react';
import {
  buildBrokerSummary,
  buildCoverage,
  buildAnswerMeasure,
  buildPanelReport,
  buildPipeline,
  buildTrend,
  buildDecisions,
} from '@/testing/build-summary';
import { renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';
import { violations } from '@/testing/violations';

let server: ServerStub;
let restore: () => void;

const SUMMARY = 'GET /api/admin/summary';
const ANSWERS = 'GET /api/admin/applications/figures';
const TREND = 'GET /api/admin/reports/enquiries';
const COVERAGE = 'GET /api/admin/reports/coverage';
const DECISIONS = 'GET /api/admin/reports/decisions';
const PIPELINE = 'GET /api/admin/reports/pipeline';
const PANEL = 'GET /api/admin/reports/panel';
const BACKUPS = 'GET /api/admin/backups/status';
const busy = buildBrokerSummary({
  introducers: 17,
  applications: { total: 1_204, pending: 9, approved: 735, rejected: 47 },
  lenders: { total: 145, active: 138 },
  completionRate: 61,
});

describe('Reports', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    withAda(server)
      .on(SUMMARY, () => json(200, busy))
      .on(ANSWERS, () => json(200, buildAnswerMeasure()))
      .on(TREND, () => json(200, buildTrend()))
      .on(COVERAGE, () => json(200, buildCoverage()))
      .on(DECISIONS, () => json(200, buildDecisions()))
      .on(PIPELINE, () => json(200, buildPipeline()))
      .on(PANEL, () => json(200, buildPanelReport()))
      .on('GET /api/panel', () => json(200, { activeLenders: 138, demonstration: false }));
  });
  afterEach(() => restore());

  it.each([
    [
      'is too old',
      { lastGoodAt: '2026-11-25T02:15:00.000Z', lastFailure: null },
      /^The nightly backup is overdue\. The last good one is from .*25 November 2026.*\. Tell the person who runs the server\.$/,
    ],
    [
      'failed',
      { lastGoodAt: null, lastFailure: 'No backup was written: the disk is full' },
      /^There is no good backup yet\. No backup was written: the disk is full\. Tell the person who runs the server\.$/,
    ],
  ])('warns on the overview when the backup %s', async (_which, status, warning) => {
    server.on(BACKUPS, () => json(200, { scheduled: true, overdue: true, ...status }));

    renderPortalAt('/admin');

    expect(await screen.findByText(warning)).toBeVisible();
  });

  it('shows no backup warning when the last one is good', async () => {
    server.on(BACKUPS, () =>
      json(200, {
        scheduled: true,
        overdue: false,
        lastGoodAt: '2026-11-27T02:15:00.000Z',
        lastFailure: null,
      }),
    );

    renderPortalAt('/admin');
    await screen.findByRole('heading', { name: 'Overview' });

    expect(screen.queryByText(/backup/)).not.toBeInTheDocument();
  });

  const cardOf = async (name: string) =>
    (await screen.findByText(name, { selector: 'dt, dt a' })).closest('div')!;

  it.each(['/admin', '/admin/panel'])('%s labels demonstration data while there is any', async (path) => {
    server.on('GET /api/panel', () => json(200, { activeLenders: 138, demonstration: true }));

    renderPortalAt(path);

    expect(await screen.findByRole('note')).toHaveTextContent(
      'Demonstration panel: public facts, not offers. The enquiries that came with it are made up.',
    );
  });

  describe('the headline figures', () => {
    it.each([
      ['Total Introducers', '17', '17'],
      ['Applications', '1,204', '9 pending review'],
      ['Active Lenders', '138', 'out of 145'],
      ['Completion Rate', '61%', 'Share of applications approved'],
    ])('%s: %s %s', async (name, figure, caption) => {
      renderPortalAt('/admin');

      expect(await within(await cardOf(name)).findByText(figure)).toBeInTheDocument();
      expect(await cardOf(name)).toHaveTextContent(caption);
    });

    it('are zeros without data', async () => {
      server.on(SUMMARY, () => json(200, buildBrokerSummary()));
      renderPortalAt('/admin');

      expect(await within(await cardOf('Applications')).findByText('0')).toBeInTheDocument();
      expect(await cardOf('Completion Rate')).toHaveTextContent('0%');
    });

    it('link to the screens that list what they count', async () => {
      const { container } = renderPortalAt('/admin');
      await within(await cardOf('Applications')).findByText('1,204');

      const links = [...container.querySelectorAll('dl a')].map((link) => link.getAttribute('href'));
      expect(links.slice(2)).toEqual(['/admin/introducers', '/admin/applications', '/admin/lenders']);
      expect(await violations()).toEqual([]);
    });

    it('report that they could not be loaded, and can retry', async () => {
      server.on(SUMMARY, () => json(503, { error: 'The database is away. Try again shortly.' }));
      const { user } = renderPortalAt('/admin');

      expect(await screen.findByText('The database is away. Try again shortly.')).toBeInTheDocument();
      server.on(SUMMARY, () => json(200, busy));
      await user.click(screen.getByRole('button', { name: 'Try again' }));

      expect(await within(await cardOf('Applications')).findByText('1,204')).toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    it('can be reloaded', async () => {
      const { user } = renderPortalAt('/admin');
      await within(await cardOf('Applications')).findByText('1,204');
      server.on(SUMMARY, () => json(200, { ...busy, introducers: 18 }));

      await user.click(screen.getByRole('button', { name: 'Refresh' }));

      expect(await within(await cardOf('Total Introducers')).findByText('18')).toBeInTheDocument();
    });
  });

  const rowsOf = async (chart: string): Promise<string[][]> => {
    const table = await screen.findByRole('table', { name: chart });
    return within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
  };

  describe('the charts', () => {
    const { weeks, products } = buildTrend();
    const trend = buildTrend({
      weeks: weeks.map((week, index) =>
        index === 11 ? { ...week, total: 7, approved: 4, rejected: 3 } : week,
      ),
      products: products.map((line, index) =>
        index === 0 ? { ...line, enquiries: [...line.enquiries.slice(1), 7] } : line,
      ),
    });

    it('show the outcome of each week’s applications', async () => {
      server.on(TREND, () => json(200, trend));
      renderPortalAt('/admin');

      const rows = await rowsOf('Outcomes by week');
      expect(rows[0]).toEqual(['Week of', 'Approved', 'Rejected', 'In review', 'Pending']);
      expect(rows.at(1)).toEqual(['31 Aug', '0', '0', '0', '0']);
      expect(rows.at(-1)).toEqual(['16 Nov', '4', '3', '0', '0']);
      expect(await violations()).toEqual([]);
    });

    it('show which products were requested', async () => {
      server.on(TREND, () => json(200, trend));
      renderPortalAt('/admin');

      const rows = await rowsOf('Enquiries by week and product');
      expect(rows).toHaveLength(10);
      expect(rows[1]?.[0]).toBe('Business Loans');
      expect(rows[1]?.at(-1)).toBe('7');
    });

    it('show how many lenders offer each product', async () => {
      server.on(COVERAGE, () => json(200, buildCoverage(61, 38)));
      renderPortalAt('/admin');

      expect((await rowsOf('Panel coverage'))[1]).toEqual(['Business Loans', '61', '38']);
      expect(screen.getAllByText('38 of 61')).toHaveLength(9);
    });

    it('show how long first decisions took in each week', async () => {
      server.on(DECISIONS, () =>
        json(
          200,
          buildDecisions().map((week, index) =>
            index === 11 ? { ...week, decided: 21, medianMinutes: 340 } : week,
          ),
        ),
      );
      renderPortalAt('/admin');

      const rows = await rowsOf('Time to first decision');
      expect(rows[0]).toEqual(['Week of', 'Median, in business hours', 'Decided']);
      expect(rows.at(1)).toEqual(['31 Aug', '–', '0']);
      expect(rows.at(-1)).toEqual(['16 Nov', '5.7', '21']);
    });

    it('show an empty state', async () => {
      renderPortalAt('/admin');

      await waitFor(() =>
        expect(screen.getAllByText('No applications in the last 12 weeks.')).toHaveLength(2),
      );
      expect(await screen.findByText(/^No lender is active/)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Show the figures' })).not.toBeInTheDocument();
      expect(await violations()).toEqual([]);
    });

    it('report that they could not be loaded, each in its place', async () => {
      server.on(COVERAGE, () => json(503, { error: 'The database is away.' }));
      const { user } = renderPortalAt('/admin');

      expect(await screen.findByText('The database is away.')).toBeInTheDocument();
      server.on(COVERAGE, () => json(200, buildCoverage(61, 38)));
      await user.click(screen.getByRole('button', { name: 'Try again' }));

      expect((await rowsOf('Panel coverage'))[1]).toEqual(['Business Loans', '61', '38']);
    });
  });

  describe('the pipeline', () => {
    const { stages } = buildPipeline();
    const counted = buildPipeline({
      stages: stages.map((stage) => {
        if (stage.stage === 'with_lenders') return { ...stage, count: 14, amountPence: 184_000_000 };
        return stage.stage === 'closed' ? { ...stage, count: 204, amountPence: 90_000_000 } : stage;
      }),
      funded: {
        thisMonth: { count: 1, drawnPence: 12_550_050 },
        twelveMonths: { count: 41, drawnPence: 812_500_000 },
      },
    });

    it('shows for each stage the number of cases and their amounts, with links', async () => {
      server.on(PIPELINE, () => json(200, counted));
      renderPortalAt('/admin');

      const rows = await rowsOf('Pipeline');
      expect(rows[3]).toEqual(['With lenders', '14', '£1,840,000']);
      expect(rows.at(-1)).toEqual(['Closed', '204', '£900,000']);
      expect(screen.getByText('14 open cases, £1,840,000 asked for')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'With lenders' })).toHaveAttribute(
        'href',
        '/admin/applications?stage=with_lenders',
      );
      expect(await violations()).toEqual([]);
    });

    it('shows what was funded in this month and in 12 months', async () => {
      server.on(PIPELINE, () => json(200, counted));
      renderPortalAt('/admin');

      await screen.findByText('£125,500.50');
      const funded = screen.getByRole('region', { name: 'Funded' });
      expect(funded).toHaveTextContent('This month£125,500.501 completion');
      expect(funded).toHaveTextContent('£8,125,00041 completions');
    });

    it('shows an empty state', async () => {
      renderPortalAt('/admin');

      expect(await screen.findByText(/^Applications appear here by stage/)).toBeInTheDocument();
      expect(screen.getByText('Nothing drawn down in the last 12 months.')).toBeInTheDocument();
      expect(await violations()).toEqual([]);
    });

    it('reports that it could not be loaded, and can retry', async () => {
      server.on(PIPELINE, () => json(503, { error: 'The database is away.' }));
      const { user } = renderPortalAt('/admin');
      expect(await screen.findByText('The database is away.')).toBeInTheDocument();

      server.on(PIPELINE, () => json(200, counted));
      await user.click(screen.getByRole('button', { name: 'Try again' }));

      expect((await rowsOf('Pipeline'))[3]).toEqual(['With lenders', '14', '£1,840,000']);
    });
  });

  describe('applications that await a response', () => {
    it('comes first, and links to its list', async () => {
      server.on(ANSWERS, () =>
        json(
          200,
          buildAnswerMeasure({
            overdue: 3,
            dueSoon: 1,
            decided: 40,
            medianFirstMoveMinutes: 95,
            medianDecisionMinutes: 3_240,
          }),
        ),
      );
      const { container } = renderPortalAt('/admin');

      expect(await within(await cardOf('Overdue')).findByText('3')).toBeInTheDocument();
      expect(await cardOf('Due soon')).toHaveTextContent('1');
      expect(await cardOf('First look')).toHaveTextContent('2 hours');
      expect(await cardOf('First decision')).toHaveTextContent('54 hours');
      const links = [...container.querySelectorAll('dl a')].map((link) => link.getAttribute('href'));
      expect(links.slice(0, 2)).toEqual(['/admin/applications?due=overdue', '/admin/applications?due=soon']);
      expect(await violations()).toEqual([]);
    });

    it('has no times without decisions', async () => {
      renderPortalAt('/admin');

      const card = await cardOf('First look');
      await waitFor(() => expect(card).toHaveTextContent('–'));
    });
  });

  describe('the claims of the site', () => {
    const shownClaims = async () => {
      const list = await screen.findByRole('list', { name: 'Claims against results' });
      return within(list)
        .getAllByRole('listitem')
        .map((item) => [...item.children].slice(1).map(({ textContent }) => textContent));
    };

    it('are shown beside measured values, with a warning when they differ', async () => {
      server.on(ANSWERS, () => json(200, buildAnswerMeasure({ decided: 782, medianFirstMoveMinutes: 135 })));
      renderPortalAt('/admin');

      expect(await shownClaims()).toEqual([
        ['Supported', 'The site says: More than 100', 'Measured: 138 active'],
        ['Supported', 'The site says: 94%', 'Measured: 94% approved (735 of 782 decided)'],
        [
          'Not supported',
          'The site says: typically within 2 hours during business hours',
          'Measured: 2 hours of business hours to a first review (median)',
        ],
      ]);
      expect(await violations()).toEqual([]);
    });

    it('are not measured without decisions', async () => {
      server.on(SUMMARY, () => json(200, buildBrokerSummary({ lenders: { total: 100, active: 100 } })));
      renderPortalAt('/admin');

      expect((await shownClaims()).map(([stands, , measured]) => [stands, measured])).toEqual([
        ['Not supported', 'Measured: 100 active'],
        ['Not measured', 'Measured: no data yet'],
        ['Not measured', 'Measured: no data yet'],
      ]);
    });
  });

  describe('the panel’s screen', () => {
    const alba = { id: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11', name: 'Alba & Sons', confirmedAt: null };
    const gaps = {
      enquiries: 14,
      groups: [
        {
          criterion: 'amount' as const,
          products: ['bridging-property' as const],
          enquiries: 14,
          amount: { from: 2_000_000, to: 3_000_000 },
          offering: 31,
          refused: 27,
          examples: [
            { id: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f13', companyName: 'Alder Joinery Ltd', strong: 1 },
          ],
        },
      ],
    };
    const statement = { named: [], asked: null, refused: 0, unconfirmed: 0, states: null };
    const full = buildPanelReport({
      enquiries: 212,
      lenders: 138,
      gaps,
      toConfirm: [
        {
          ...alba,
          statements: [
            {
              ...statement,
              field: 'maxAmount',
              states: '£2,000,000',
              refused: 14,
              asked: { from: 2_000_000, to: 3_000_000 },
            },
            { ...statement, field: 'coverageAreas', unconfirmed: 1, named: ['Wales'] },
          ],
        },
      ],
    });
    beforeEach(() => {
      server.on(PANEL, () => json(200, full));
    });

    it('shows the panel’s gaps and their period, with links', async () => {
      renderPortalAt('/admin/panel');

      expect(
        await screen.findByText('Bridging Loans (Property), £2,000,000 to £3,000,000'),
      ).toBeInTheDocument();
      expect(screen.getByText(/^From 212 enquiries since 22 August 2026/)).toHaveTextContent(
        'matched with 138 active lenders on 20 November 2026, 11:30',
      );
      expect(screen.getByText(/The loan size rules out 27 of 31 lenders/)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Alder Joinery Ltd' })).toHaveAttribute(
        'href',
        '/admin/applications/0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f13',
      );
      expect(
        screen.getByRole('link', { name: 'Lenders that offer Bridging Loans (Property)' }),
      ).toHaveAttribute('href', '/admin/lenders?product=bridging-property&isActive=true');
      expect(await violations()).toEqual([]);
    });

    it('shows an unknown field and product by its own name', async () => {
      const [lender] = full.toConfirm;
      const unheardOf = { ...statement, field: 'maxTerm', states: '10 years', refused: 2 };
      server.on(PANEL, () => json(200, { ...full, toConfirm: [{ ...lender, statements: [unheardOf] }] }));
      renderPortalAt('/admin/panel');

      const decided = await screen.findByRole('list', { name: 'What decided enquiries: Alba & Sons' });
      expect(decided).toHaveTextContent('Max term: 10 years. 2 enquiries refused');
    });

    it('lists deciding criteria, and removes a lender once confirmed', async () => {
      const { user } = renderPortalAt('/admin/panel');

      const decided = await screen.findByRole('list', { name: 'What decided enquiries: Alba & Sons' });
      expect(
        within(decided)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual([
        'Maximum Amount: £2,000,000. 14 enquiries refused (£2,000,000 to £3,000,000)',
        'Coverage Areas: not stated. 1 enquiry left unconfirmed (Wales)',
      ]);
      expect(screen.getByText('Never confirmed')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Alba & Sons' })).toHaveAttribute(
        'href',
        `/admin/lenders?id=${alba.id}`,
      );

      server.on(`POST /api/admin/lenders/confirmation/${alba.id}`, () => json(200, alba));
      server.on(PANEL, () => json(200, { ...full, toConfirm: [] }));
      await user.click(screen.getByRole('button', { name: 'Mark as confirmed' }));

      expect(await screen.findByText(/^Nothing to confirm/)).toBeInTheDocument();
    });

    it('is announced on the overview, also when all is well', async () => {
      renderPortalAt('/admin');

      const teaser = await screen.findByRole('list', { name: 'Panel gaps' });
      expect(teaser).toHaveTextContent('14 of 212 enquiries found too few lenders');
      expect(teaser).toHaveTextContent('1 lender to confirm');
      expect(screen.getByRole('link', { name: 'Panel gaps' })).toHaveAttribute('href', '/admin/panel');
    });

    it('reports that it could not be loaded', async () => {
      server.on(PANEL, () => json(503, { error: 'The database is away. Try again shortly.' }));
      renderPortalAt('/admin/panel');

      expect(await screen.findByText('The database is away. Try again shortly.')).toBeInTheDocument();
    });
  });
});
