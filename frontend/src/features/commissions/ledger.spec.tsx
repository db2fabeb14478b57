import { screen, waitFor, within } from '@testing-library/react';
import { ADA, renderPortalAt, withAda, withFiona } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';
import { violations } from '@/testing/violations';

const line = {
  id: 'e1',
  introducerId: 'p1',
  applicationId: 'a1',
  submissionId: 's1',
  kind: 'earned',
  state: 'due',
  amountPence: 90_000,
  vatPence: 18_000,
  how: '20% of £4,500.00',
  earnedOn: '2026-03-12',
  dueOn: '2026-04-11',
  statementId: null,
  companyName: 'Birch Bakery Ltd',
  createdAt: '2026-03-12T09:30:00.000Z',
  questions: [],
};
const question = {
  id: 'q1',
  question: 'We agreed 25%',
  askedAt: '2026-03-13T09:30:00.000Z',
  answer: null,
  answeredAt: null,
};
const answered = { ...question, answer: 'As agreed in May', answeredAt: '2026-03-13T11:00:00.000Z' };
const expected = {
  ...line,
  id: 'o1',
  state: 'expected',
  amountPence: null,
  vatPence: null,
  earnedOn: null,
  dueOn: null,
  how: '20% of the commission that the lender pays us',
};
const staffs = { introducerName: 'Alder Accounts Ltd', createdBy: null, leftPence: 90_000 };
const statement = {
  id: 'st1',
  number: null,
  introducerId: 'p1',
  introducerName: 'Alder Accounts Ltd',
  month: '2026-03',
  state: 'draft',
  netPence: 90_000,
  vatPence: 18_000,
  totalPence: 108_000,
  approvedAt: null,
  paidOn: null,
  paymentReference: null,
  createdAt: line.createdAt,
  updatedAt: line.createdAt,
  approvedBy: null,
};
const summary = {
  expected: 0,
  expectedUnknown: 0,
  earned: 12_345,
  due: 90_000,
  nextStatementOn: '2026-12-01',
  statementInPreparation: false,
  onStatement: 0,
  paid: 0,
  paidThisTaxYear: 500_000,
  months: [
    { month: '2026-02', earnedPence: -5_000 },
    { month: '2026-03', earnedPence: 90_000 },
    { month: '2026-04', earnedPence: 312_500 },
    { month: '2026-05', earnedPence: 370_266_666 },
  ],
};

let server: ServerStub;
let restore: () => void;
describe('Ledger', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
  });
  afterEach(() => restore());

  const sent = () =>
    server.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

  describe('a partner', () => {
    const COMMISSIONS = '/api/introducers/me/commissions';
    beforeEach(() => {
      withFiona(server)
        .on('GET /api/introducers/me/commission-terms', () => json(200, []))
        .on(`GET ${COMMISSIONS}/summary`, () => json(200, summary))
        .on(`GET ${COMMISSIONS}`, () => json(200, [expected, line]))
        .on('GET /api/introducers/me/statements', () =>
          json(200, [{ ...statement, state: 'approved', number: '2026-0001' }]),
        );
    });

    it('sees the amount due, and how each line was calculated', async () => {
      renderPortalAt('/partners/commissions');

      const table = await screen.findByRole('table', { name: 'Commission' });
      expect(table).toHaveTextContent('20% of £4,500.00');
      expect(table).toHaveTextContent('£900.00');
      expect(table).toHaveTextContent('£180.00 VAT');
      expect(table).toHaveTextContent('Not known yet');
      expect(await screen.findByText('£5,000.00')).toBeInTheDocument();
      expect(screen.getByRole('table', { name: 'Earned by month' })).toHaveTextContent('−£50.00');
      for (const sum of ['−£50', '£900', '£3.1k', '£3.7m']) expect(screen.getByText(sum)).toBeInTheDocument();
      expect(await violations()).toEqual([]);
    });

    it.each([
      [0, 0, '£0.00', 'From offers, where known'],
      [0, 1, '1 case', 'Amount not known yet'],
      [0, 2, '2 cases', 'Amount not known yet'],
      [75_000, 2, '£750.00', 'And 2 cases, amount not known yet'],
    ])('sees for %i pence expected and %i unknown cases: %s', async (known, unknown, figure, caption) => {
      server.on(`GET ${COMMISSIONS}/summary`, () =>
        json(200, { ...summary, expected: known, expectedUnknown: unknown }),
      );
      renderPortalAt('/partners/commissions');

      const name = await screen.findByText('Expected', { selector: 'dt' });
      await waitFor(() => expect(name.parentElement).toHaveTextContent(`Expected${figure}${caption}`));
    });

    it('reads when the next statement comes and what decides the payment', async () => {
      renderPortalAt('/partners/commissions');

      const due = (await screen.findByText('Due', { selector: 'dt' })).parentElement;
      await waitFor(() => expect(due).toHaveTextContent('Due£900.00On your next statement, 01 Dec 2026'));
      expect(screen.getByText(/We prepare the next statement on 1 December 2026/)).toHaveTextContent(
        'We pay a statement once we have approved it, and email you when it is approved and when it is paid.',
      );
    });

    it('reads that a statement is being checked while staff have a draft', async () => {
      server.on(`GET ${COMMISSIONS}/summary`, () => json(200, { ...summary, statementInPreparation: true }));
      renderPortalAt('/partners/commissions');

      const due = (await screen.findByText('Due', { selector: 'dt' })).parentElement;
      await waitFor(() => expect(due).toHaveTextContent('On a statement that we are checking'));
    });

    it('can query a line', async () => {
      server.on(`POST ${COMMISSIONS}/e1/questions`, () => json(201, { success: true }));
      const { user } = renderPortalAt('/partners/commissions?id=e1');
      await user.click(await screen.findByRole('button', { name: 'Query this entry of Birch Bakery Ltd' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Query this entry' }));
      await user.click(dialog.getByRole('button', { name: 'Send Question' }));
      expect(await dialog.findByText('Enter your question')).toBeInTheDocument();
      await user.type(dialog.getByLabelText(/^Your question/), 'We agreed 25%');
      await user.click(dialog.getByRole('button', { name: 'Send Question' }));

      expect(await screen.findByText('Question sent')).toBeInTheDocument();
      expect(sent()).toEqual([[`${COMMISSIONS}/e1/questions`, { message: 'We agreed 25%' }]]);
    });

    it('sees its query and the answer at the line', async () => {
      const questions = [answered, { ...question, id: 'q2', question: 'And the VAT?' }];
      server.on(`GET ${COMMISSIONS}`, () => json(200, [{ ...line, questions }]));
      renderPortalAt('/partners/commissions?id=e1');

      const list = within(await screen.findByRole('region', { name: 'Your questions' }));
      const [first, second] = list.getAllByRole('listitem');

      expect(first).toHaveTextContent(
        'We agreed 25%Asked on 13 March 2026, 09:30As agreed in MayAnswered by the broker on 13 March 2026, 11:00',
      );
      expect(second).toHaveTextContent('And the VAT?');
      expect(second).toHaveTextContent('We have not answered yet. We will email you when we do.');
      expect(await violations()).toEqual([]);
    });

    it('finds its statements in a separate tab', async () => {
      renderPortalAt('/partners/commissions?tab=statements');

      const table = await screen.findByRole('table', { name: 'Statements' });
      expect(table).toHaveTextContent('2026-0001');
      expect(table).toHaveTextContent('£1,080.00');
    });
  });

  describe('staff', () => {
    const STATEMENTS = '/api/admin/statements';
    beforeEach(() => {
      withAda(server)
        .on(`GET ${STATEMENTS}`, () =>
          json(200, [statement, { ...statement, id: 'st2', state: 'approved', number: '2026-0007' }]),
        )
        .on(`GET ${STATEMENTS}/st1`, () => json(200, { ...statement, entries: [line] }))
        .on('GET /api/admin/commissions', () => json(200, [{ ...line, ...staffs }]));
    });

    it('answer a partner’s query about a line, and see who answered', async () => {
      const asked = (questions: readonly object[]) => () => json(200, [{ ...line, ...staffs, questions }]);
      server
        .on(
          'GET /api/admin/commissions',
          asked([{ ...question, answeredBy: null, updatedAt: question.askedAt }]),
        )
        .on('POST /api/admin/commission-questions/q1/answer', () => {
          server.on(
            'GET /api/admin/commissions',
            asked([{ ...answered, answeredBy: ADA, updatedAt: answered.answeredAt }]),
          );
          return json(201, { success: true });
        });
      const { user } = renderPortalAt('/admin/commissions?tab=ledger&id=e1');
      await user.click(await screen.findByRole('button', { name: 'Answer: We agreed 25%' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Answer Alder Accounts Ltd' }));
      await user.click(dialog.getByRole('button', { name: 'Send Answer' }));
      expect(await dialog.findByText('Enter the answer')).toBeInTheDocument();
      await user.type(dialog.getByLabelText(/^Your answer/), 'As agreed in May');
      await user.click(dialog.getByRole('button', { name: 'Send Answer' }));

      expect(await screen.findByText('Answer sent')).toBeInTheDocument();
      expect(await screen.findByText(`Answered by ${ADA.name} on 13 March 2026, 11:00`)).toBeInTheDocument();
      expect(sent()).toEqual([
        [
          '/api/admin/commission-questions/q1/answer',
          { answer: 'As agreed in May', updatedAt: question.askedAt },
        ],
      ]);
    });

    it('see a colleague’s earlier answer, and keep what was typed', async () => {
      const asked = { ...question, answeredBy: null, updatedAt: question.askedAt };
      const current = { ...answered, answeredBy: ADA, updatedAt: answered.answeredAt };
      server
        .on('GET /api/admin/commissions', () => json(200, [{ ...line, ...staffs, questions: [asked] }]))
        .on('POST /api/admin/commission-questions/q1/answer', () =>
          json(409, {
            status: 409,
            error: 'Changed.',
            changed: { by: ADA.name, at: answered.answeredAt, current },
          }),
        );
      const { user } = renderPortalAt('/admin/commissions?tab=ledger&id=e1');
      await user.click(await screen.findByRole('button', { name: 'Answer: We agreed 25%' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Answer Alder Accounts Ltd' }));
      await user.type(dialog.getByLabelText(/^Your answer/), 'It is 20%');
      await user.click(dialog.getByRole('button', { name: 'Send Answer' }));

      expect(
        await dialog.findByText(
          `${ADA.name} answered this at 11:00: ‘As agreed in May’. Your answer was not sent.`,
        ),
      ).toBeInTheDocument();
      expect(dialog.getByLabelText(/^Your answer/)).toHaveValue('It is 20%');
    });

    it('review and approve a draft', async () => {
      server.on(`POST ${STATEMENTS}/st1/approval`, () => json(200, { ...statement, entries: [] }));
      const { user } = renderPortalAt('/admin/commissions?tab=statements&id=st1');
      const drawer = within(await screen.findByRole('dialog', { name: 'Draft for March 2026' }));
      expect(await drawer.findByRole('list', { name: 'Entries' })).toHaveTextContent('Birch Bakery Ltd');
      await user.click(drawer.getByRole('button', { name: 'Approve' }));
      const question = within(
        await screen
          .findByRole('alertdialog')
          .catch(() => screen.findByRole('dialog', { name: /^Approve £1,080.00/ })),
      );
      await user.click(question.getByRole('button', { name: 'Approve' }));

      expect(await screen.findByText('Statement approved')).toBeInTheDocument();
      expect(sent()).toEqual([[`${STATEMENTS}/st1/approval`, { updatedAt: statement.updatedAt }]]);
    });

    it('pay the approved statements among the selected ones', async () => {
      server.on(`POST ${STATEMENTS}/payments`, () => json(200, []));
      const { user } = renderPortalAt('/admin/commissions?tab=statements');
      await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
      await user.click(screen.getByRole('button', { name: 'Pay 1 approved' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Pay 2026-0007' }));
      expect(dialog.getByText('£1,080.00 to Alder Accounts Ltd')).toBeInTheDocument();
      await user.type(dialog.getByLabelText(/^Reference/), 'BACS 0414');
      await user.click(dialog.getByRole('button', { name: 'Record Payment' }));

      expect(await screen.findByText('Payment recorded')).toBeInTheDocument();
      expect(screen.getByText('We have emailed the partner.')).toBeInTheDocument();
      expect(sent()).toEqual([
        [
          `${STATEMENTS}/payments`,
          {
            ids: ['st2'],
            updatedAt: statement.updatedAt,
            reference: 'BACS 0414',
            paidOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
          },
        ],
      ]);
    });

    it('sort statements by month, and lines by time', async () => {
      const { user } = renderPortalAt('/admin/commissions?tab=statements');
      const month = await screen.findByRole('columnheader', { name: 'Month' });
      expect(month).toHaveAttribute('aria-sort', 'descending');

      await user.click(screen.getByRole('tab', { name: 'Ledger' }));
      const earned = await screen.findByRole('columnheader', { name: 'Earned' });
      expect(earned).not.toHaveAttribute('aria-sort');
      expect(within(earned).queryByRole('button')).not.toBeInTheDocument();
    });

    it('run the statements of a month', async () => {
      server.on(`POST ${STATEMENTS}/run`, () => json(200, []));
      const { user } = renderPortalAt('/admin/commissions?tab=statements');
      await user.click(await screen.findByRole('button', { name: 'Draft statements' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Draft statements' }));
      await user.click(dialog.getByRole('button', { name: 'Run' }));

      expect(await screen.findByText('Nothing is due')).toBeInTheDocument();
      expect(sent()).toEqual([
        [`${STATEMENTS}/run`, { month: expect.stringMatching(/^\d{4}-\d\d$/) as string }],
      ]);
    });

    it('run once despite a double press, and see the number of drafts', async () => {
      server.on(`POST ${STATEMENTS}/run`, () => json(200, [{ ...statement, entries: [] }]));
      const { user } = renderPortalAt('/admin/commissions?tab=statements');
      await user.click(await screen.findByRole('button', { name: 'Draft statements' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Draft statements' }));
      await user.dblClick(dialog.getByRole('button', { name: 'Run' }));

      expect(await screen.findByText('1 draft')).toBeInTheDocument();
      expect(sent()).toHaveLength(1);
    });

    it('claw back, with an error at the field when the amount is too high', async () => {
      const message = 'At most £900.00 of the commission earned is left';
      server
        .on('GET /api/admin/commissions/e1', () => json(200, { ...line, ...staffs }))
        .on('POST /api/admin/commissions/e1/clawback', () =>
          json(400, { error: message, errors: [{ field: 'amountPence', message }] }),
        );
      const { user } = renderPortalAt('/admin/commissions?tab=ledger&id=e1');
      await user.click(await screen.findByRole('button', { name: 'Claw back' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Claw back' }));
      await user.type(dialog.getByLabelText(/^Amount/), '901');
      await user.type(dialog.getByLabelText(/^Reason/), 'Repaid early');
      await user.click(dialog.getByRole('button', { name: 'Claw Back' }));

      expect(await dialog.findByText(message)).toBeInTheDocument();
      expect(dialog.getByLabelText(/^Amount/)).toHaveValue('901');
      expect(sent()).toEqual([
        ['/api/admin/commissions/e1/clawback', { amountPence: '£901', reason: 'Repaid early' }],
      ]);
    });

    it('see an error at each empty field of an adjustment', async () => {
      server.on('GET /api/admin/commissions/e1', () => json(200, { ...line, ...staffs }));
      const { user } = renderPortalAt('/admin/commissions?tab=ledger&id=e1');
      await user.click(await screen.findByRole('button', { name: 'Adjust' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Adjust commission' }));
      await user.click(dialog.getByRole('button', { name: 'Adjust' }));

      expect(await dialog.findByText('Enter the amount')).toBeInTheDocument();
      expect(dialog.getByText('Enter the reason')).toBeInTheDocument();
      expect(sent()).toEqual([]);
    });

    it('send a negative adjustment as typed, with the case of the line', async () => {
      server
        .on('GET /api/admin/commissions/e1', () => json(200, { ...line, ...staffs }))
        .on('POST /api/admin/commissions/adjustments', () => json(201, line));
      const { user } = renderPortalAt('/admin/commissions?tab=ledger&id=e1');
      await user.click(await screen.findByRole('button', { name: 'Adjust' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Adjust commission' }));
      await user.selectOptions(dialog.getByLabelText(/^Effect/), 'takes');
      await user.type(dialog.getByLabelText(/^Amount/), '1.5k');
      await user.type(dialog.getByLabelText(/^Reason/), 'Paid twice');
      await user.click(dialog.getByRole('button', { name: 'Adjust' }));

      expect(await screen.findByText('Commission adjusted')).toBeInTheDocument();
      expect(sent()).toMatchObject([
        [
          '/api/admin/commissions/adjustments',
          { applicationId: line.applicationId, amountPence: '-£1.5k', reason: 'Paid twice' },
        ],
      ]);
    });

    it('approve, pay and adjust only as administrators', async () => {
      server.on('GET /api/admin/me', () => json(200, { ...ADA, role: 'case-manager' }));
      renderPortalAt('/admin/commissions?tab=statements&id=st1');

      const drawer = within(await screen.findByRole('dialog', { name: 'Draft for March 2026' }));
      expect(drawer.getByRole('button', { name: 'Discard' })).toBeInTheDocument();
      expect(drawer.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
      expect(screen.queryByRole('checkbox', { name: /^Select all/ })).not.toBeInTheDocument();
    });
  });
});
