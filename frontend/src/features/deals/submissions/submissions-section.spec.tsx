import { screen, waitFor, within } from '@testing-library/react';
import type { Submission } from '@/features/deals/deals-api';
import { londonIsoDay } from '@/shared/lib/dates';
import { pressForLender } from '@/testing/lender-block';
import { buildOffer } from '@/testing/build-offer';
import { buildSubmission } from '@/testing/build-submission';
import { buildApplicationInFull } from '@/testing/build-application';
import { renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';
import { violations } from '@/testing/violations';

const LATER = '2026-03-12T10:00:00.000Z';

let server: ServerStub;
let restore: () => void;
let stored: Submission;
describe('SubmissionsSection', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    withAda(server)
      .on('GET /api/admin/introducers', () => json(200, []))
      .on('GET /api/admin/applications/p1', () => json(200, buildApplicationInFull()))
      .on('GET /api/admin/applications/p1/submissions', () => json(200, [stored]))
      .on('GET /api/admin/applications/p1/consents', () => json(200, []));
  });
  afterEach(() => restore());

  /** Opens a dialog with a button of the case. */
  const open = async (name: string) => {
    const { user } = renderPortalAt('/admin/applications/p1');
    await pressForLender(user, name);
    const dialog = within(await screen.findByRole('dialog'));
    return { user, dialog, save: () => user.click(dialog.getByRole('button', { name: 'Save' })) };
  };
  const sent = (to: string) =>
    server.calls.filter(({ method, path }) => method !== 'GET' && path === to).map(({ body }) => body);
  const isLater = (body: unknown) => (body as { updatedAt: string }).updatedAt === LATER;
  const refused = () => {
    const changed = { by: 'Bo Keeper', at: LATER, current: stored };
    return json(409, { status: 409, error: 'Bo Keeper changed this submission.', changed });
  };

  it('retries a change when a colleague was faster, with what was typed', async () => {
    stored = buildSubmission();
    const moves = '/api/admin/submissions/s1/moves';
    server.on(`POST ${moves}`, ({ body }) => {
      if (isLater(body)) return json(200, stored);
      stored = buildSubmission({ reference: 'AL-2', updatedAt: LATER });
      return refused();
    });
    const { user, dialog, save } = await open('Record decline');
    await user.selectOptions(dialog.getByLabelText(/^Reason/), 'sector');
    await user.type(dialog.getByLabelText('Details (internal)'), 'No joiners');

    await save();
    expect(await dialog.findByText('Bo Keeper changed this submission.')).toBeInTheDocument();
    await screen.findByText(/Reference AL-2/);
    await save();

    expect(await screen.findByText('Submission updated')).toBeInTheDocument();
    expect(screen.getByText('Alba: declined')).toBeInTheDocument();
    expect(sent(moves)[1]).toEqual({
      to: 'declined',
      reasonCode: 'sector',
      reason: 'No joiners',
      updatedAt: LATER,
    });
  });

  it.each([
    ['completed', []],
    ['accepted', ['Record appeal']],
  ] as const)(
    'offers for a declined submission beside one that is %s the changes %j',
    async (state, moves) => {
      stored = buildSubmission({ state: 'declined', reasonCode: 'policy' });
      const brae = buildSubmission({ id: 's2', state, lender: { id: 'l2', name: 'Brae' } });
      server.on('GET /api/admin/applications/p1/submissions', () => json(200, [stored, brae]));
      const { user } = renderPortalAt('/admin/applications/p1');

      const alba = within(await screen.findByRole('listitem', { name: 'Alba' }));
      const more = alba.queryByRole('button');
      if (more) await user.click(more);

      expect(screen.queryAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(moves);
    },
  );

  it('shows an unreadable amount at its field on saving, and not while typing', async () => {
    stored = buildSubmission();
    const message = 'Amount must be in pounds, such as £1,250.50 or £100k';
    const error = () =>
      json(400, { status: 400, error: message, errors: [{ field: 'amountPence', message }] });
    server.on('POST /api/admin/offer-figures', error);
    server.on('POST /api/admin/submissions/s1/offers', error);
    const { user, dialog } = await open('Record offer');
    const amount = dialog.getByLabelText(/^Amount/);
    await user.type(dialog.getByLabelText(/^Rate/), '8.95');
    await user.type(dialog.getByLabelText(/^Term/), '60');
    await user.clear(amount);
    await user.type(amount, '100kk');
    await waitFor(() =>
      expect(sent('/api/admin/offer-figures').at(-1)).toMatchObject({ amountPence: '£100kk' }),
    );
    expect(dialog.queryByText(message)).not.toBeInTheDocument();

    await user.click(dialog.getByRole('button', { name: 'Record Offer' }));

    await dialog.findByText(message);
    expect(amount).toHaveAccessibleDescription(message);
    expect(amount).toHaveValue('100kk');
    expect(sent('/api/admin/submissions/s1/offers')).toMatchObject([
      { amountPence: '£100kk', arrangementFeePence: 0 },
    ]);
  });

  it('undoes the acceptance only of the version that was shown', async () => {
    const offer = buildOffer('o1', 3_000_000, { acceptedAt: LATER, updatedAt: LATER });
    stored = buildSubmission({ state: 'accepted', offers: [offer] });
    server.on('DELETE /api/admin/offers/o1/acceptance', () => json(200, offer));
    const { user } = renderPortalAt('/admin/applications/p1');

    await pressForLender(user, 'Undo acceptance');
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Undo acceptance' }));

    expect(await screen.findByText('Acceptance undone')).toBeInTheDocument();
    expect(sent('/api/admin/offers/o1/acceptance')).toEqual([{ updatedAt: LATER }]);
  });

  describe('an early repayment', () => {
    const PATH = '/api/admin/submissions/s1/completion';
    const completion = {
      completedOn: '2026-01-05',
      drawnPence: 12_500_000,
      brokerCommissionPence: 0,
      facilityReference: null,
      endsOn: '2027-01-05',
      redeemedOn: null,
    };
    beforeEach(() => {
      stored = buildSubmission({ state: 'completed', completion });
    });
    const openIt = async () => {
      const opened = await open('Record early repayment');
      return { ...opened, day: opened.dialog.getByLabelText(/Repaid on/) };
    };

    it('shows a missing or rejected date at its field, and keeps it', async () => {
      const message = 'The facility cannot be repaid before the completion date.';
      server.on(`PATCH ${PATH}`, () =>
        json(400, { status: 400, error: message, errors: [{ field: 'redeemedOn', message }] }),
      );
      const { user, dialog, day, save } = await openIt();
      expect(day).toHaveValue(londonIsoDay(new Date()));

      await user.clear(day);
      await save();
      expect(await dialog.findByText('Enter the date it was repaid')).toBeInTheDocument();
      await user.type(day, '2026-01-04');
      await save();

      await dialog.findByText(message);
      expect(day).toHaveAccessibleDescription(message);
      expect(day).toHaveValue('2026-01-04');
      expect(await violations()).toEqual([]);
    });

    it('shows what a colleague recorded meanwhile, and is saved with another press', async () => {
      const [{ updatedAt }] = [stored];
      server.on(`PATCH ${PATH}`, ({ body }) => {
        if (isLater(body)) return json(200, stored);
        const redeemed = { ...completion, redeemedOn: '2026-03-02' };
        stored = buildSubmission({ state: 'completed', completion: redeemed, updatedAt: LATER });
        return refused();
      });
      const { user, dialog, day, save } = await openIt();
      await user.clear(day);
      await user.type(day, '2026-03-03');

      await save();
      expect(await dialog.findByText('Yours: 3 March 2026')).toBeInTheDocument();
      expect(dialog.getByText('Bo Keeper’s: 2 March 2026')).toBeInTheDocument();
      await save();

      expect(await screen.findByText('This closes or cancels the renewal task')).toBeInTheDocument();
      expect(sent(PATH)).toEqual([
        { redeemedOn: '2026-03-03', updatedAt },
        { redeemedOn: '2026-03-03', updatedAt: LATER },
      ]);
    });
  });

  it('shows the partner’s commission for a completion as soon as it is recorded', async () => {
    const earned = {
      id: 'e1',
      introducerId: 'i1',
      introducerName: 'Alder Accounts Ltd',
      companyName: 'Alder Joinery Ltd',
      kind: 'earned',
      state: 'due',
      amountPence: 90_000,
      vatPence: 0,
      how: '20% of £4,500.00',
      leftPence: 0,
      earnedOn: '2026-03-12',
      dueOn: '2026-03-12',
      submissionId: 's1',
      applicationId: 'p1',
      questions: [],
    };
    stored = buildSubmission({ state: 'accepted' });
    server
      .on('GET /api/admin/applications/p1', () => json(200, buildApplicationInFull({ introducerId: 'i1' })))
      .on('GET /api/admin/applications/p1/commission-disclosures', () => json(200, []))
      .on('GET /api/admin/commissions', () => json(200, stored.state === 'completed' ? [earned] : []))
      .on('POST /api/admin/submissions/s1/completion', () => {
        stored = buildSubmission({ state: 'completed' });
        return json(201, stored);
      });
    const { user, dialog } = await open('Record completion');
    await user.type(dialog.getByLabelText(/^Amount drawn/), '125,000');
    await user.type(dialog.getByLabelText(/^Our commission/), '4,500');
    await user.click(dialog.getByRole('button', { name: 'Record Completion' }));

    expect(await screen.findByText('20% of £4,500.00')).toBeInTheDocument();
  });
});
