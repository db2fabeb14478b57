import { screen, within } from '@testing-library/react';
import { ADA, renderPortalAt, withAda, withFiona } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';
import { violations } from '@/testing/violations';

const TERMS = '/api/admin/commission-terms';

const share = {
  id: 't1',
  introducerId: null,
  product: null,
  basis: 'share',
  percent: 20,
  fixedPence: null,
  minimumPence: null,
  capPence: null,
  vat: 'exempt',
  payWhen: 'completed',
  payAfterDays: 30,
  validFrom: '2026-01-05',
  createdAt: '2026-01-05T09:00:00.000Z',
  createdBy: { id: ADA.id, name: ADA.name },
  words: '20% of the commission that the lender pays us. Due 30 days after completion.',
  example: 'A loan of £125,000.00 completes and its lender pays us £2,500.00: you earn £500.00.',
};

let server: ServerStub;
let restore: () => void;
describe('Commission terms', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    withAda(server).on(`GET ${TERMS}`, () => json(200, [share]));
  });
  afterEach(() => restore());

  const sent = () => server.calls.filter(({ method }) => method === 'POST');

  it('shows current, past and future terms', async () => {
    const replaced = { ...share, id: 't0', words: '10% until then.', validFrom: '2025-01-05' };
    const toCome = { ...share, id: 't2', words: '30% one day.', validFrom: '2099-01-01' };
    server.on(`GET ${TERMS}`, () => json(200, [toCome, share, replaced]));
    renderPortalAt('/admin/commissions?tab=terms');

    const list = await screen.findByRole('list', { name: 'Commission terms' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => /In force|Upcoming/.exec(textContent)?.[0])).toEqual([
      'Upcoming',
      'In force',
      undefined,
    ]);
    expect(server.calls.some(({ path }) => path === `${TERMS}?introducerId=firm`)).toBe(true);
    expect(await violations()).toEqual([]);
  });

  describe('the dialog of an administrator', () => {
    const opened = async () => {
      const { user } = renderPortalAt('/admin/commissions?tab=terms');
      await user.click(await screen.findByRole('button', { name: 'Agree terms' }));
      return { user, dialog: within(await screen.findByRole('dialog')) };
    };

    it('sends pence and percentages as numbers, and only what the basis needs', async () => {
      server.on(`POST ${TERMS}`, () => json(201, share));
      const { user, dialog } = await opened();
      await user.type(dialog.getByLabelText(/^Percentage/), '20');
      await user.type(dialog.getByLabelText(/^At least/), '£1,250.50');
      await user.selectOptions(dialog.getByLabelText(/^Paid/), 'A fixed amount for each deal');
      await user.type(dialog.getByLabelText(/^Amount for each deal/), '250');
      await user.selectOptions(dialog.getByLabelText(/^Product/), 'Business Loans');
      await user.click(dialog.getByRole('button', { name: 'Agree Terms' }));

      expect(await screen.findByText('Terms agreed')).toBeInTheDocument();
      expect(sent().map(({ body }) => body)).toEqual([
        {
          product: 'business-loans',
          basis: 'fixed',
          fixedPence: '£250',
          vat: 'exempt',
          payWhen: 'received',
          payAfterDays: 30,
          validFrom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
        },
      ]);
    });

    it('shows invalid figures before it sends anything', async () => {
      const { user, dialog } = await opened();
      await user.type(dialog.getByLabelText(/^Percentage/), 'a fifth');
      await user.click(dialog.getByRole('button', { name: 'Agree Terms' }));

      expect(await dialog.findByText(/Enter a percentage/)).toBeInTheDocument();
      expect(sent()).toEqual([]);
    });

    it('shows a server error at its field, and keeps what was typed', async () => {
      const error = 'The same partner and product already have terms from that date. Choose another date.';
      server.on(`POST ${TERMS}`, () =>
        json(409, { error, errors: [{ field: 'validFrom', message: error }] }),
      );
      const { user, dialog } = await opened();
      await user.type(dialog.getByLabelText(/^Percentage/), '20');
      await user.click(dialog.getByRole('button', { name: 'Agree Terms' }));

      expect(await dialog.findByText(error)).toBeInTheDocument();
      expect(dialog.getByLabelText(/^Percentage/)).toHaveValue('20');
    });
  });

  it('allows only administrators to agree terms', async () => {
    server.on('GET /api/admin/me', () => json(200, { ...ADA, role: 'case-manager' }));
    renderPortalAt('/admin/commissions?tab=terms');

    await screen.findByRole('list', { name: 'Commission terms' });
    expect(screen.queryByRole('button', { name: 'Agree terms' })).not.toBeInTheDocument();
  });

  describe('a partner', () => {
    const MINE = 'GET /api/introducers/me/commission-terms';
    const NOTHING = {
      expected: 0,
      expectedUnknown: 0,
      earned: 0,
      due: 0,
      nextStatementOn: '2026-12-01',
      statementInPreparation: false,
      onStatement: 0,
      paid: 0,
      paidThisTaxYear: 0,
      months: [],
    };
    beforeEach(() => {
      server
        .on('GET /api/introducers/me/commissions', () => json(200, []))
        .on('GET /api/introducers/me/commissions/summary', () => json(200, NOTHING));
    });

    it('reads its own terms in plain sentences', async () => {
      withFiona(server).on(MINE, () =>
        json(200, [{ ...share, products: ['business-loans', 'asset-finance'] }]),
      );
      renderPortalAt('/partners/commissions');

      const list = await screen.findByRole('list', { name: 'Your terms' });
      expect(list).toHaveTextContent('Business Loans, Asset Finance');
      expect(list).toHaveTextContent(share.words);
      expect(list).toHaveTextContent(share.example);
      expect(await violations()).toEqual([]);
    });

    it('sees that there are no terms', async () => {
      withFiona(server).on(MINE, () => json(200, []));
      renderPortalAt('/partners/commissions');

      expect(await screen.findByText(/We have not agreed commission terms with you/)).toBeInTheDocument();
    });

    it('can retry after a failed load', async () => {
      withFiona(server).on(MINE, () => json(503, { error: 'The database is away.' }));
      const { user } = renderPortalAt('/partners/commissions');
      const again = await screen.findByRole('button', { name: 'Try again' });
      server.on(MINE, () => json(200, [{ ...share, products: ['business-loans'] }]));

      await user.click(again);

      expect(await screen.findByRole('list', { name: 'Your terms' })).toBeInTheDocument();
    });
  });
});
