import { screen, within } from '@testing-library/react';
import type { ApplicationInFull } from '@/features/applications/staff/admin-applications-api';
import { buildApplicationInFull } from '@/testing/build-application';
import { renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';

const CALL = 'PATCH /api/admin/applications/p1/answers';
const NO_MATCH = { totalMatches: 0, strongMatches: 0 };

let server: ServerStub;
let restore: () => void;
let stored: ApplicationInFull;
describe('Correct answers', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    localStorage.clear();
  });
  afterEach(() => restore());

  const corrected = (changes: Partial<ApplicationInFull>, match: object = {}) => {
    stored = { ...stored, ...changes };
    const same = { before: NO_MATCH, after: NO_MATCH, changes: [] };
    return json(200, { application: stored, match: { ...same, ...match } });
  };
  const sent = () => server.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

  const open = async (changes: Partial<ApplicationInFull> = {}) => {
    stored = buildApplicationInFull({ tradingHistory: '24 months', ...changes });
    withAda(server)
      .on('GET /api/admin/applications', () => json(200, []))
      .on('GET /api/admin/applications/p1', () => json(200, stored))
      .on('GET /api/admin/introducers', () => json(200, []));
    const { user } = renderPortalAt('/admin/applications/p1');
    await user.click(await screen.findByRole('button', { name: 'Correct answers' }));
    const form = within(await screen.findByRole('dialog', { name: 'Correct Answers' }));
    const type = async (label: RegExp, text: string) => {
      await user.clear(form.getByLabelText(label));
      if (text !== '') await user.type(form.getByLabelText(label), text);
    };
    const save = () => user.click(form.getByRole('button', { name: 'Save Corrections' }));
    return { user, form, type, save };
  };

  it('previews the changes, saves only those, and shows their effect on the matches', async () => {
    server.on(CALL, () =>
      corrected(
        { amount: '£85,000', tradingHistory: null },
        {
          before: { totalMatches: 44, strongMatches: 33 },
          after: { totalMatches: 12, strongMatches: 1 },
          changes: [
            { change: 'new', lender: { id: 'l1', name: 'Alba' }, scoreThen: null, scoreNow: 81 },
            { change: 'gone', lender: { id: 'l2', name: 'Brisk' }, scoreThen: 77, scoreNow: null },
          ],
        },
      ),
    );
    const { user, form, type, save } = await open();
    expect(form.getByLabelText(/^Amount Required/)).toHaveValue('£100,000');
    expect(form.getByRole('button', { name: 'Save Corrections' })).toBeDisabled();

    await type(/^Amount Required/, '85000');
    await user.selectOptions(form.getByLabelText('Trading History'), 'Choose');
    const changes = within(form.getByRole('region', { name: 'Your changes' }));
    expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Amount Required: £100,000 → £85,000',
      'Trading History: 24 months → no answer',
    ]);
    await save();

    const effect = within(await screen.findByRole('dialog', { name: 'Effect on matches' }));
    expect(
      effect.getByText('12 lenders, 1 of them strong now. It was 44 lenders, 33 of them strong.'),
    ).toBeInTheDocument();
    expect(effect.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Albanew, 81%',
      'Briskno longer matches, 77% then',
    ]);
    expect(sent()).toEqual([
      { amount: '£85,000', tradingHistory: null, updatedAt: '2026-03-12T09:30:00.000Z' },
    ]);
  });

  it('keeps what was typed when a colleague corrected first, and shows both', async () => {
    const LATER = '2026-03-12T10:00:00.000Z';
    server.on(CALL, ({ body }) => {
      if ((body as { updatedAt: string }).updatedAt === LATER) return corrected({ amount: '£90,000' });
      stored = { ...stored, amount: '£70,000', tradingHistory: '48 months', updatedAt: LATER };
      return json(409, {
        error: 'Bo Keeper changed this application.',
        changed: { by: 'Bo Keeper', at: LATER, current: stored },
      });
    });
    const { form, type, save } = await open();

    await type(/^Amount Required/, '£90,000');
    await save();

    expect(await form.findByText('Yours: £90,000')).toBeInTheDocument();
    expect(form.getByText('Bo Keeper’s: £70,000')).toBeInTheDocument();
    expect(form.getByText(/where you had made no changes: Trading History\./)).toBeInTheDocument();
    expect(form.getByLabelText(/^Amount Required/)).toHaveValue('£90,000');
    expect(form.getByLabelText('Trading History')).toHaveDisplayValue('48 months');
    await save();

    await screen.findByRole('dialog', { name: 'Effect on matches' });
    expect(sent()[1]).toEqual({ amount: '£90,000', updatedAt: LATER });
  });

  it('shows an answer that its form does not offer, and does not require changing it', async () => {
    server.on(CALL, () => corrected({ purpose: 'A van' }));
    const { form, type, save } = await open({
      tradingHistory: '11 years',
      companyNumber: 'not yet',
      source: 'partner',
    });
    expect(form.getByLabelText('Trading History')).toHaveDisplayValue('11 years');

    await type(/^Purpose/, 'A van');
    await save();

    await screen.findByRole('dialog', { name: 'Effect on matches' });
    expect(screen.getByText('Nothing: 0 lenders, 0 of them strong, as before.')).toBeInTheDocument();
    expect(sent()).toMatchObject([{ purpose: 'A van' }]);
  });

  it('rejects unreadable and missing answers at their fields', async () => {
    const { form, type, save } = await open();

    await type(/^Amount Required/, 'a lot');
    await type(/^Company Name/, '');
    await save();

    expect(await form.findByText(/Please enter an amount in figures/)).toBeInTheDocument();
    expect(form.getByText('Company name is required')).toBeInTheDocument();
    expect(sent()).toEqual([]);
  });

  it('shows the earlier answer with who and when in the activity', async () => {
    await open({
      trail: [
        {
          at: '2026-03-12T09:45:00.000Z',
          action: 'application-corrected',
          actorType: 'admin',
          by: 'Bo Keeper',
          changes: { ltv: { from: '70', to: '65%' } },
        },
      ],
    });

    const activity = screen.getByRole('list', { name: 'Activity', hidden: true });

    expect(activity).toHaveTextContent('Up to 70% → 65%');
    expect(activity).toHaveTextContent('12 March 2026, 09:45, by Bo Keeper');
  });
});
