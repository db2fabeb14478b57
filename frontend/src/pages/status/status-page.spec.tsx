import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StatusPageData } from '@/features/applications/applicant/applications-api';
import { renderAppAt } from '@/testing/render-with-app';
import { json, ServerStub } from '@/testing/server-stub';
import { violations } from '@/testing/violations';

const SHOW = 'GET /api/status/a-token';

const buildStatusPage = (found: Partial<StatusPageData> = {}): StatusPageData => ({
  companyName: 'Alder Joinery Ltd',
  fundingType: 'business-loans',
  amount: '100000',
  purpose: 'A second spray booth',
  resultsToken: 'b-token',
  status: 'in_review',
  statusAt: '2026-03-12T11:00:00.000Z',
  submittedAt: '2026-03-12T09:30:00.000Z',
  expiresAt: '2026-06-10T09:30:00.000Z',
  disclosures: [],
  consents: [],
  offers: [],
  disclosure: null,
  stage: 'reviewing',
  situation: {
    kind: 'reviewing',
    headline: 'We are reviewing your application.',
    action: null,
    sentences: ['We may contact you with questions.'],
  },
  statusText: '',
  stageText: '',
  reason: null,
  callback: null,
  questions: [],
  ...found,
});

type Shown = StatusPageData['offers'][number];
const buildOffer = (id: string, lender: string, standing: Shown['standing']): Shown => ({
  id,
  lender,
  standing,
  kind: 'formal',
  amountPence: 12_500_000,
  termMonths: 60,
  rateKind: 'annual',
  rate: 8.95,
  repayment: 'amortising',
  arrangementFeePence: 250_000,
  brokerFeePence: 0,
  otherFeesPence: 0,
  exitFeePence: 0,
  expiresOn: '2026-12-04',
  conditions: 'A guarantee',
  updatedAt: '2026-11-23T10:00:00.000Z',
  figures: {
    monthlyPaymentPence: 259_176,
    finalPaymentPence: 259_176,
    totalRepayablePence: 15_550_573,
    totalCostPence: 3_300_573,
    effectiveAnnualRate: 10.27,
  },
});

let server: ServerStub;
let restoreFetch: () => void;

describe('Status page', () => {
  beforeEach(() => {
    server = new ServerStub().on(SHOW, () => json(200, buildStatusPage()));
    restoreFetch = server.install();
  });
  afterEach(() => restoreFetch());

  const open = () => renderAppAt('/status/a-token');

  const headline = (name: string) => screen.findByRole('heading', { level: 1, name });

  it('shows first what we are doing, then the status, and last since when', async () => {
    open();

    expect(await headline('We are reviewing your application.')).toBeInTheDocument();
    expect(screen.getByText('Alder Joinery Ltd, Business Loans, £100,000')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'In review' })).toHaveTextContent(
      'We may contact you with questions.',
    );
    const history = screen.getByRole('region', { name: 'History' });
    expect(history).toHaveTextContent('12 March 2026, 09:30');
    expect(history).toHaveTextContent('In review since12 March 2026, 11:00');
    expect(history).toHaveTextContent('10 June 2026');
  });

  it('shows what was applied for, and leads to the results while their link works', async () => {
    open();

    const about = await screen.findByRole('region', { name: 'What you applied for' });
    expect(about).toHaveTextContent('Business Loans');
    expect(about).toHaveTextContent('£100,000');
    expect(about).toHaveTextContent('A second spray booth');
    expect(within(about).getByRole('link', { name: /lenders that match/ })).toHaveAttribute(
      'href',
      '/results/b-token',
    );
  });

  it('leads to no results once their link has expired, and omits a purpose that was not given', async () => {
    server.on(SHOW, () => json(200, buildStatusPage({ resultsToken: null, purpose: null })));
    open();

    const about = await screen.findByRole('region', { name: 'What you applied for' });
    expect(within(about).queryByRole('link')).not.toBeInTheDocument();
    expect(about).not.toHaveTextContent('Purpose');
  });

  it('carries the application to the contact form', async () => {
    server.on('POST /api/contact', () => json(201, { id: 'm1', createdAt: '2026-03-12T09:30:00.000Z' }));
    open();
    await userEvent.click(await screen.findByRole('link', { name: 'Contact us' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Get in Touch' })).toBeInTheDocument();
    expect(screen.getByRole('note')).toHaveTextContent('Alder Joinery Ltd, Business Loans, £100,000');
    await userEvent.type(screen.getByLabelText(/^Name/), 'Isla Fraser');
    await userEvent.type(screen.getByLabelText(/^Email/), 'isla@alder.example');
    await userEvent.type(screen.getByLabelText(/^Message/), 'May I change the amount?');
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));

    expect(await screen.findByText('Message Sent!')).toBeInTheDocument();
    expect(server.calls.at(-1)?.body).toMatchObject({
      name: 'Isla Fraser',
      message:
        'May I change the amount?\n\nAbout my application: Alder Joinery Ltd, Business Loans, £100,000',
    });
  });

  it('labels all six steps', async () => {
    open();

    const steps = within(await screen.findByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Received',
      'In review',
      'With lenders',
      'Offers',
      'Going ahead',
      'Paid out',
    ]);
    for (const step of steps) expect(step.firstChild).toBeVisible();
  });

  it('lists the questions about lenders', async () => {
    const questions = [{ lender: 'Alba', message: 'A longer term?', at: '2026-03-13T14:05:00.000Z' }];
    server.on(SHOW, () => json(200, buildStatusPage({ questions })));
    open();

    const asked = await screen.findByRole('region', { name: 'Your questions to us' });
    expect(asked).toHaveTextContent('About AlbaA longer term?13 March 2026, 14:05');
  });

  it('offers a call when there is nothing else to do', async () => {
    const situation = {
      kind: 'offers_over',
      headline: 'No offer is open.',
      action: 'contact_us',
      sentences: [],
    } as const;
    server.on(SHOW, () => json(200, { ...buildStatusPage(), situation }));
    open();

    expect(await screen.findAllByRole('link', { name: /^Call 0/ })).toHaveLength(1);
  });

  const inSituation = (kind: StatusPageData['situation']['kind'], headline = '') =>
    buildStatusPage({
      situation: { kind, headline, action: null, sentences: [] },
      status: 'approved',
      stage: 'accepted',
    });

  it('shows an unknown situation with the server’s sentence', async () => {
    const situation = { kind: 'on_hold', headline: 'We wait for the register.', action: null, sentences: [] };
    server.on(SHOW, () => json(200, { ...buildStatusPage(), situation }));
    open();

    const section = await screen.findByRole('region', { name: 'On hold' });
    expect(section).toBeInTheDocument();
    expect(await headline('We wait for the register.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'History' })).not.toHaveTextContent('since');
  });

  it.each([
    ['received', 'Pending'],
    ['consent_asked', 'We need your answer'],
    ['offers_to_choose', 'Ready for your choice'],
    ['passed_review', 'Approved'],
    ['going_ahead', 'Going ahead'],
    ['payment_reversed', 'Payment reversed'],
    ['rejected', 'Rejected'],
  ] as const)('has a label for %s', async (kind, word) => {
    server.on(SHOW, () => json(200, inSituation(kind, 'So it is.')));
    open();

    expect(await screen.findByRole('region', { name: word })).toBeInTheDocument();
    expect(await headline('So it is.')).toBeInTheDocument();
  });

  it('shows after payment only that it was paid out', async () => {
    server.on(SHOW, () =>
      json(200, {
        ...inSituation('paid_out', 'Alba has paid out your funding.'),
        stage: 'completed',
        offers: [buildOffer('o1', 'Alba', 'paid_out')],
      }),
    );
    open();

    expect(await screen.findByRole('region', { name: 'Paid out' })).toBeInTheDocument();
    expect(await headline('Alba has paid out your funding.')).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Alba' })).toHaveTextContent('Paid out.');
    expect(document.body).not.toHaveTextContent(/approved|not an offer of credit|goes ahead/i);
  });

  it('says that we have not shared the details until we do', async () => {
    open();

    expect(await screen.findByText(/^No one yet/)).toBeInTheDocument();
  });

  it('shows who received which details, and when', async () => {
    const disclosures = [
      { recipient: 'Alba', what: 'All answers', at: '2026-03-13T14:05:00.000Z' },
      { recipient: 'Brisk', what: null, at: '2026-04-02T08:00:00.000Z' },
    ];
    server.on(SHOW, () => json(200, buildStatusPage({ disclosures })));
    open();

    const section = await screen.findByRole('region', { name: 'Who has your details' });
    expect(
      within(section)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['AlbaAll answers', 'Brisk']);
    expect(within(section).getByText('13 March 2026, 14:05')).toBeInTheDocument();
    expect(within(section).getByText('2 April 2026, 09:00')).toBeInTheDocument();
    expect(screen.queryByText(/^No one yet/)).not.toBeInTheDocument();
  });

  describe('the question about lenders', () => {
    const consent = {
      id: 'c1',
      lender: 'Alba',
      state: 'asked',
      canAnswer: true,
      hasDeclined: false,
    } as const;
    const shown = (...consents: StatusPageData['consents']) =>
      server.on(SHOW, () => json(200, buildStatusPage({ consents })));
    const alba = () => screen.findByRole('listitem', { name: 'Alba' });

    it('is answered once despite repeated presses, and shows the answer', async () => {
      shown(consent);
      server.on('POST /api/status/a-token/consents/c1', () => {
        shown({ ...consent, state: 'given' });
        return json(200, { success: true });
      });
      open();
      await screen.findByRole('heading', { name: 'Can we share your details with these lenders?' });
      await userEvent.dblClick(screen.getByRole('button', { name: 'Yes, Alba may have my details' }));

      expect(await screen.findByText('You said yes.')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Change to no, not Alba' })).toBeEnabled();
      const answers = server.calls.filter(({ method }) => method === 'POST');
      expect(answers.map(({ body }) => body)).toEqual([{ answer: 'yes' }]);
      expect(await violations()).toEqual([]);
    });

    it('can be answered at once with one consent for all lenders', async () => {
      const ALL = 'POST /api/status/a-token/consents';
      const brae = { ...consent, id: 'c2', lender: 'Brae' };
      const corrie = { ...consent, id: 'c3', lender: 'Corrie', state: 'refused' } as const;
      shown(consent, brae, corrie);
      server.on(ALL, () => {
        shown({ ...consent, state: 'given' }, { ...brae, state: 'given' }, corrie);
        return json(200, { success: true });
      });
      open();
      expect(
        await screen.findByText(/^We would send your company, contact details and answers/),
      ).toBeVisible();
      await userEvent.dblClick(screen.getByRole('button', { name: 'Yes to all 2' }));

      expect(await screen.findAllByText('You said yes.')).toHaveLength(2);
      expect(screen.queryByRole('button', { name: /^Yes to all/ })).not.toBeInTheDocument();
      expect(server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
        { answer: 'yes', consentIds: ['c1', 'c2'] },
      ]);
    });

    it('accepts no answer once the details were sent', async () => {
      shown({ ...consent, state: 'given', canAnswer: false });
      open();

      expect(await alba()).toHaveTextContent('You said yes. We have sent your details to Alba.');
      expect(within(await alba()).queryByRole('button')).not.toBeInTheDocument();
    });

    it('shows that the lender has declined', async () => {
      shown({ ...consent, state: 'given', canAnswer: false, hasDeclined: true });
      open();

      expect(await alba()).toHaveTextContent(
        'You said yes. We have sent your details to Alba, which has declined.',
      );
    });

    it('shows why an answer was rejected, and keeps the question', async () => {
      shown(consent);
      const error = 'Your details have been sent to Alba already.';
      server.on('POST /api/status/a-token/consents/c1', () => json(409, { error }));
      open();
      await userEvent.click(await screen.findByRole('button', { name: 'No, not Alba' }));

      expect(await screen.findByText(error)).toBeInTheDocument();
      expect(await alba()).toHaveTextContent('Waiting for your answer.');
    });
  });

  describe('progress', () => {
    it('is a step, with its explanation', async () => {
      server.on(SHOW, () =>
        json(200, { ...inSituation('with_lenders', 'We are waiting.'), stage: 'with_lenders' }),
      );
      open();

      const way = await screen.findByRole('list', { name: 'Progress' });
      expect(within(way).getByText('With lenders').closest('li')).toHaveAttribute('aria-current', 'step');
      expect(await headline('We are waiting.')).toBeInTheDocument();
    });

    it('is hidden for a rejected one, with the reason written for the client', async () => {
      const reason = 'The lenders we work with ask for two years of trading.';
      server.on(SHOW, () => json(200, buildStatusPage({ status: 'rejected', stage: 'closed', reason })));
      open();

      expect(await screen.findByText(reason)).toBeInTheDocument();
      expect(screen.queryByRole('list', { name: 'Progress' })).not.toBeInTheDocument();
    });
  });

  describe('the offers that are shared', () => {
    const shown = (...offers: readonly Shown[]) =>
      server.on(SHOW, () => json(200, buildStatusPage({ stage: 'offers', offers: [...offers] })));
    const of = (lender: string) => screen.findByRole('article', { name: lender });

    it('are shown side by side with costs and expiry dates, and one is chosen with one press', async () => {
      shown(buildOffer('o1', 'Alba', 'open'), buildOffer('o2', 'Brae', 'open'));
      server.on('POST /api/status/a-token/offers/o1/choice', () => {
        shown(buildOffer('o1', 'Alba', 'chosen'), buildOffer('o2', 'Brae', 'open'));
        return json(200, { success: true });
      });
      open();
      expect(await of('Alba')).toHaveTextContent('£33,005.73');
      expect(await of('Alba')).toHaveTextContent('4 December 2026');
      await userEvent.dblClick(screen.getByRole('button', { name: 'Choose this offer, Alba' }));

      expect(await within(await of('Alba')).findByText('Your choice. We will call you.')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Choose this offer, Brae' })).toBeEnabled();
      expect(server.calls.filter(({ method }) => method === 'POST')).toMatchObject([
        { body: { updatedAt: '2026-11-23T10:00:00.000Z' } },
      ]);
      expect(await violations()).toEqual([]);
    });

    it('show which was accepted, and the status of the others', async () => {
      shown(buildOffer('o1', 'Alba', 'accepted'), buildOffer('o2', 'Brae', 'other_accepted'));
      open();

      expect(await of('Alba')).toHaveTextContent('Accepted. This offer goes ahead.');
      expect(await of('Brae')).toHaveTextContent('Another offer has been accepted.');
      expect(screen.queryByRole('button', { name: /Choose this offer/ })).not.toBeInTheDocument();
    });

    it('show why a choice was rejected', async () => {
      const error = 'The lender has withdrawn this offer. Please choose another, or call us.';
      shown(buildOffer('o1', 'Alba', 'open'));
      server.on('POST /api/status/a-token/offers/o1/choice', () => json(409, { error }));
      open();
      await userEvent.click(await screen.findByRole('button', { name: 'Choose this offer, Alba' }));

      expect(await screen.findByText(error)).toBeInTheDocument();
    });
  });

  it('shows that an invalid link does not work', async () => {
    server.on(SHOW, () => json(404, { error: 'There is nothing at this link' }));
    open();

    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeInTheDocument();
  });

  it('sends a new link to the address on file when the link does not work', async () => {
    let asked: unknown;
    server
      .on(SHOW, () => json(404, { error: 'There is nothing at this link' }))
      .on('POST /api/applicant-links', ({ body }) => {
        asked = body;
        return json(200, { success: true });
      });
    open();

    await userEvent.type(await screen.findByLabelText(/^Email/), 'isla@alder.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));

    expect(await screen.findByText(/^If the address matches, we have sent a new link/)).toBeInTheDocument();
    expect(asked).toEqual({ email: 'isla@alder.example', token: 'a-token' });
    expect(await violations()).toEqual([]);
  });

  it('axe finds nothing', async () => {
    server.on(SHOW, () =>
      json(
        200,
        buildStatusPage({
          disclosures: [{ recipient: 'Alba', what: 'All answers', at: '2026-03-13T14:05:00.000Z' }],
        }),
      ),
    );
    open();
    await screen.findByRole('region', { name: 'In review' });

    expect(await violations()).toEqual([]);
  });

  describe('how we are paid', () => {
    const ACKNOWLEDGE = 'POST /api/status/a-token/disclosure/acknowledgement';
    const unread = {
      version: 2,
      text: 'The lender pays us.\n\nYou may ask.',
      acknowledgedAt: null,
      acknowledgedBy: null,
    };
    const read = { ...unread, acknowledgedAt: '2026-03-13T14:05:00.000Z', acknowledgedBy: 'Jane Smith' };
    const shows = (disclosure: StatusPageData['disclosure']) =>
      server.on(SHOW, () => json(200, buildStatusPage({ disclosure })));
    const section = () => screen.findByRole('region', { name: 'How we are paid for this' });

    it('is hidden until staff have disclosed it', async () => {
      open();

      await screen.findByText(/^No one yet/);
      expect(screen.queryByRole('heading', { name: 'How we are paid for this' })).not.toBeInTheDocument();
    });

    it('can be read, and acknowledged by name once', async () => {
      shows(unread);
      server.on(ACKNOWLEDGE, () => {
        shows(read);
        return json(200, { success: true });
      });
      open();
      const paid = within(await section());
      expect(paid.getByText('The lender pays us.')).toBeInTheDocument();
      expect(paid.getByText('You may ask.')).toBeInTheDocument();

      await userEvent.type(paid.getByLabelText(/Your name/), 'Jane Smith');
      await userEvent.dblClick(paid.getByRole('button', { name: 'I have read this' }));

      expect(await paid.findByText('Read by Jane Smith, 13 March 2026, 14:05.')).toBeInTheDocument();
      expect(paid.queryByRole('button')).not.toBeInTheDocument();
      const sent = server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
      expect(sent).toEqual([{ name: 'Jane Smith', version: 2 }]);
    });

    it('requires a name, and keeps it when there is a newer one to read', async () => {
      shows(unread);
      server.on(ACKNOWLEDGE, () => {
        shows({ ...unread, version: 3, text: 'The lender pays us £900.' });
        return json(409, { error: 'There is a newer disclosure.', errors: [] });
      });
      open();
      const paid = within(await section());

      await userEvent.click(paid.getByRole('button', { name: 'I have read this' }));
      expect(await paid.findByText('Please enter your name')).toBeInTheDocument();
      await userEvent.type(paid.getByLabelText(/Your name/), 'Jane Smith');
      await userEvent.click(paid.getByRole('button', { name: 'I have read this' }));

      expect(await paid.findByText('The lender pays us £900.')).toBeInTheDocument();
      expect(paid.getByText(/There is a newer disclosure/)).toBeInTheDocument();
      expect(paid.getByLabelText(/Your name/)).toHaveValue('Jane Smith');
    });

    it('axe finds nothing', async () => {
      shows(unread);
      open();
      await section();

      expect(await violations()).toEqual([]);
    });
  });
});
