import { screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ApplicationInFull } from '@/features/applications/staff/admin-applications-api';
import type { Submission } from '@/features/deals/deals-api';
import { buildSubmission } from '@/testing/build-submission';
import { buildApplication, buildApplicationInFull } from '@/testing/build-application';
import { pressForLender } from '@/testing/lender-block';
import { ADA, renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';
import { violations } from '@/testing/violations';

let server: ServerStub;
let restore: () => void;

describe('Application page', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    localStorage.clear();
  });
  afterEach(() => restore());

  const open = async (changes: Partial<ApplicationInFull>) => {
    withAda(server)
      .on('GET /api/admin/applications/p1', () => json(200, buildApplicationInFull(changes)))
      .on('GET /api/admin/introducers', () => json(200, []));
    renderPortalAt('/admin/applications/p1');
    await screen.findByRole('heading', { level: 1, name: 'Rowan Retail Ltd' });
    return within(screen.getByRole('region', { name: 'Details submitted' }));
  };

  it('shows chosen answers with the form’s labels', async () => {
    const submitted = await open({
      amount: '10k-50k',
      tradingHistory: '1y-2y',
      businessSector: 'professional-services',
      creditScore: '700',
      hasAdverseCredit: 'no',
      purpose: 'no',
    });

    for (const words of [
      'Business Loans',
      '£10,000 to £50,000',
      '1 to 2 years',
      'Professional services',
      'Good (650-750)',
      'No',
      'no',
    ])
      expect(submitted.getByText(words)).toBeInTheDocument();
  });

  it('shows a partner’s own figures as sent', async () => {
    const submitted = await open({ introducerId: 'i1', partner: 'Alder Accounts Ltd', creditScore: '700' });

    expect(submitted.getByText('700')).toBeInTheDocument();
  });

  describe('the partner’s questions', () => {
    const QUESTIONS = '/api/admin/applications/p1/questions';
    const question = {
      id: 'q1',
      question: 'When does the valuer visit?',
      askedAt: '2026-03-13T09:30:00.000Z',
      updatedAt: '2026-03-13T09:30:00.000Z',
      answer: null,
      answeredAt: null,
      answeredBy: null,
    };
    const referred = { introducerId: 'i1', partner: 'Alder Accounts Ltd' };

    it('are answered on the page', async () => {
      let questions = [question] as object[];
      server
        .on(`GET ${QUESTIONS}`, () => json(200, questions))
        .on('POST /api/admin/commission-questions/q1/answer', () => {
          const at = '2026-03-13T11:00:00.000Z';
          questions = [{ ...question, answer: 'On Tuesday', answeredAt: at, updatedAt: at, answeredBy: ADA }];
          return json(201, { success: true });
        });
      await open(referred);
      const section = await screen.findByRole('region', { name: 'Questions from Alder Accounts Ltd' });
      const user = userEvent.setup();
      await user.click(within(section).getByRole('button', { name: 'Answer: When does the valuer visit?' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Answer Alder Accounts Ltd' }));
      await user.type(dialog.getByLabelText(/^Your answer/), 'On Tuesday');
      await user.click(dialog.getByRole('button', { name: 'Send Answer' }));

      expect(await screen.findByText('Answer sent')).toBeInTheDocument();
      await waitFor(() => expect(section).toHaveTextContent(`Answered by ${ADA.name}`));
    });

    it('take no space where there are none, and are not asked for without a partner', async () => {
      server.on(`GET ${QUESTIONS}`, () => json(200, []));
      await open({});

      expect(screen.queryByRole('region', { name: /^Questions from/ })).not.toBeInTheDocument();
      expect(server.calls.map(({ path }) => path)).not.toContain(QUESTIONS);
    });
  });

  it('shows whether it may be regulated, why, and that this is not legal advice', async () => {
    const submitted = await open({
      perimeter: { answer: 'may_be_regulated', reason: 'A loan of up to £25,000 to a sole trader.' },
    });

    expect(submitted.getByText(/^May be regulated: A loan of up to £25,000/)).toHaveTextContent(
      /not legal advice/,
    );
  });

  it.each([
    ['Brae', /^The offer from Alba is accepted, but the application is with Brae\./],
    [null, /^The offer from Alba is accepted, but the application is with no lender\./],
  ])('shows %s when it differs from the accepted offer’s lender', async (lender, words) => {
    await open({ acceptedLender: 'Alba', assignedLender: lender });

    expect(screen.getByRole('note')).toHaveTextContent(words);
  });

  it('hides the lender when it is the accepted offer’s', async () => {
    await open({ acceptedLender: 'Alba', assignedLender: 'Alba' });

    expect(screen.queryByText(/The offer from Alba/)).not.toBeInTheDocument();
  });

  it('shows its original and the company’s other applications, with one button for a duplicate', async () => {
    const other = { companyName: 'Rowan Retail Ltd', amount: '80000', status: 'pending' } as const;
    server.on('POST /api/admin/applications/p3/duplicate-of', () =>
      json(409, { status: 409, error: 'Changed.' }),
    );
    await open({
      renewalOf: 'p0',
      renewals: [{ ...other, id: 'p0', createdAt: '2025-01-12T09:30:00.000Z', role: 'original' }],
      duplicates: [
        {
          ...other,
          id: 'p3',
          createdAt: '2026-03-12T09:27:00.000Z',
          updatedAt: '2026-03-12T09:40:00.000Z',
          partner: null,
          sameBy: 'companyNumber',
          duplicateOf: null,
          canBeOne: true,
        },
      ],
    });

    const [renewal, duplicate] = within(
      screen.getByRole('region', { name: 'Possible duplicates' }),
    ).getAllByRole('listitem');
    expect(renewal).toHaveTextContent('Renewal of: 12 January 2025, £80,000Rowan Retail Ltd');
    expect(within(renewal!).queryByRole('button')).not.toBeInTheDocument();
    expect(within(renewal!).getByRole('link')).toHaveAttribute('href', '/admin/applications/p0');
    expect(duplicate).toHaveTextContent('Asked twice: 3 minutes before, £80,000');
    const mark = within(duplicate!).getByRole('button');
    expect(mark).toHaveTextContent('Mark as duplicate');
    await userEvent.click(mark);
    expect(await screen.findByText('Changed.')).toBeInTheDocument();
    const marked = server.calls.find(({ path }) => path.endsWith('/duplicate-of'));
    expect(marked?.body).toEqual({ applicationId: 'p1', updatedAt: '2026-03-12T09:40:00.000Z' });
  });

  /** A list of three, two per page, and a record's page as opened from it. */
  const openFrom = async (address: string, name: string) => {
    const three = ['Alder', 'Birch', 'Cedar'].map((companyName, place) =>
      buildApplication({ id: `p${place + 1}`, companyName }),
    );
    withAda(server)
      .on('GET /api/admin/applications', ({ path }) => {
        const isSecond = path.includes('cursor=c2');
        const page = json(200, isSecond ? three.slice(2) : three.slice(0, 2));
        page.headers.set('X-Total-Count', '3');
        if (!isSecond) page.headers.set('Link', '</api/admin/applications?cursor=c2>; rel="next"');
        return page;
      })
      .on('GET /api/admin/lenders', () => json(200, []))
      .on('GET /api/admin/introducers', () => json(200, []));
    for (const one of three)
      server.on(`GET /api/admin/applications/${one.id}`, () => json(200, buildApplicationInFull(one)));
    const view = renderPortalAt(address);
    await screen.findByRole('heading', { level: 1, name });
    await screen.findByRole('region', { name: 'Activity' });
    return view;
  };
  const isOn = (name: string) => screen.findByRole('heading', { level: 1, name });
  const follow = async (user: UserEvent, name: string) =>
    user.click(await screen.findByRole('link', { name }));

  describe('the list it was opened from', () => {
    it('leads to the next one over its pages, and back', async () => {
      const { user, router } = await openFrom('/admin/applications/p1?q=e', 'Alder');
      expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();

      await follow(user, 'Next');
      await isOn('Birch');
      await follow(user, 'Next');
      await isOn('Cedar');
      expect(router.state.location.search).toBe('?q=e&after=c2');
      expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
      await follow(user, 'Previous');
      await isOn('Birch');

      expect(router.state.location.search).toBe('?q=e');
      expect(screen.getByRole('link', { name: 'All applications' })).toHaveAttribute(
        'href',
        '/admin/applications?q=e',
      );
    });

    it('still leads to the next when an action removed this one from the list', async () => {
      const { user } = await openFrom('/admin/applications/p1?owner=nobody', 'Alder');
      await screen.findByRole('link', { name: 'Next' });
      server
        .on('PATCH /api/admin/applications/p1', () =>
          json(200, { ...buildApplication({ companyName: 'Alder' }), owner: { id: ADA.id, name: ADA.name } }),
        )
        .on('GET /api/admin/applications', () => json(200, [buildApplication({ id: 'p3' })]));

      await user.click(screen.getByRole('button', { name: 'Assign to me' }));
      await screen.findByText('Application updated');
      await follow(user, 'Next');

      expect(await isOn('Birch')).toBeInTheDocument();
    });

    it('shows no neighbours when it does not contain the application', async () => {
      await openFrom('/admin/applications/p3', 'Cedar');

      expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    });
  });

  describe('single keys', () => {
    it('work like the buttons, and are listed with ?', async () => {
      const { user } = await openFrom('/admin/applications/p1', 'Alder');
      await screen.findByRole('link', { name: 'Next' });

      await user.keyboard('?');
      const shown = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
      expect(within(shown).getByText('Next application').parentElement).toHaveTextContent(
        'Next applicationJ',
      );
      expect(await violations()).toEqual([]);
      // Not while a dialog is open.
      await user.keyboard('j');
      expect(screen.getByRole('heading', { level: 1, name: 'Alder', hidden: true })).toBeInTheDocument();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await user.keyboard('j');
      await isOn('Birch');
      await user.keyboard('k');
      await isOn('Alder');
      await user.keyboard('n');

      expect(await screen.findByLabelText('Internal Notes')).toHaveFocus();
      await user.keyboard('just a note');
      expect(screen.getByLabelText('Internal Notes')).toHaveValue('just a note');
    });

    it('do nothing in a focused field or with a modifier key', async () => {
      const { user } = await openFrom('/admin/applications/p1', 'Alder');
      await screen.findByRole('link', { name: 'Next' });

      await user.keyboard('{Control>}s{/Control}');
      await user.click(screen.getByLabelText('Owner'));
      await user.keyboard('s');

      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('can be turned off and on with the button', async () => {
      const { user } = await openFrom('/admin/applications/p1', 'Alder');
      const turn = async () => {
        await user.click(screen.getByRole('button', { name: 'Shortcuts' }));
        await user.click(await screen.findByLabelText('Use keyboard shortcuts in this browser'));
        await user.click(screen.getByRole('button', { name: 'Close' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      };

      await turn();
      await user.keyboard('s?');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await turn();
      await user.keyboard('s');

      expect(await screen.findByRole('dialog', { name: 'Update Application' })).toBeInTheDocument();
    });
  });

  describe('the check whether a loan is regulated', () => {
    const unchecked = {
      perimeter: { answer: 'may_be_regulated', reason: 'A loan of up to £25,000 to a sole trader.' },
      perimeterCheckedAt: null,
      perimeterCheckedBy: null,
      legalForm: null,
    } as const;
    const CORRECTED = '2026-03-12T09:40:00.000Z';
    const CHECK = '/api/admin/applications/p1/perimeter-check';
    const openUnchecked = (
      submissions: readonly Submission[] = [],
      changes: Partial<ApplicationInFull> = {},
    ) => {
      let stored = buildApplicationInFull({ ...unchecked, ...changes });
      withAda(server)
        .on('GET /api/admin/applications/p1', () => json(200, stored))
        .on('GET /api/admin/applications/p1/submissions', () => json(200, submissions))
        .on('GET /api/admin/applications/p1/consents', () => json(200, []))
        .on('GET /api/admin/introducers', () => json(200, []))
        .on(`POST ${CHECK}`, () => {
          stored = buildApplicationInFull({
            ...unchecked,
            perimeterCheckedAt: '2026-03-12T10:00:00.000Z',
            perimeterCheckedBy: 'Ada Admin',
            perimeterOutcome: 'exempt',
            perimeterNote: 'Signed declaration',
          });
          return json(200, stored);
        })
        .on('PATCH /api/admin/applications/p1/answers', () => {
          stored = buildApplicationInFull({ ...unchecked, legalForm: 'sole_trader', updatedAt: CORRECTED });
          return json(200, { application: stored, match: { before: [], after: [] } });
        });
      return renderPortalAt('/admin/applications/p1');
    };

    it('is requested first, recorded with its outcome, and shown with who made it', async () => {
      const { user } = openUnchecked();
      const work = within(await screen.findByRole('region', { name: 'Submissions and offers' }));
      expect(work.getByRole('note')).toHaveTextContent(
        'Check whether this loan is regulated before you send it to a lender. A loan of up to £25,000 to a sole trader.',
      );

      await user.click(work.getByRole('button', { name: 'Record check' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Record the regulation check' }));
      await user.click(dialog.getByRole('button', { name: 'Record check' }));
      expect(await dialog.findByText('Choose the outcome')).toBeInTheDocument();
      expect(dialog.getByText('Choose how the business is set up')).toBeInTheDocument();
      await user.selectOptions(dialog.getByLabelText(/^Legal Form/i), 'sole_trader');
      await user.click(dialog.getByRole('radio', { name: 'Exempt' }));
      await user.type(dialog.getByLabelText('What settled it (internal)'), 'Signed declaration');
      await user.click(dialog.getByRole('button', { name: 'Record check' }));

      expect(await screen.findByText('Check recorded')).toBeInTheDocument();
      await waitFor(() => expect(work.queryByRole('note')).not.toBeInTheDocument());
      const submitted = within(screen.getByRole('region', { name: 'Details submitted' }));
      expect(submitted.getByText('12 March 2026, 10:00, by Ada Admin')).toBeInTheDocument();
      expect(submitted.getByText('Exempt: Signed declaration')).toBeInTheDocument();
      expect(screen.getByText('Exempt, checked on 12 Mar 2026')).toBeInTheDocument();
      expect(server.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
        { legalForm: 'sole_trader', updatedAt: '2026-03-12T09:30:00.000Z' },
        { outcome: 'exempt', note: 'Signed declaration', updatedAt: CORRECTED },
      ]);
      expect(await violations()).toEqual([]);
    });

    it('shows a colleague’s change, and is recorded with another press', async () => {
      const { user } = openUnchecked([], { legalForm: 'sole_trader' });
      const later = '2026-03-12T09:45:00.000Z';
      const current = buildApplicationInFull({
        ...unchecked,
        legalForm: 'sole_trader',
        perimeter: { answer: 'ask', reason: 'The legal form is not known.' },
        updatedAt: later,
      });
      const recorded = buildApplicationInFull({
        ...unchecked,
        legalForm: 'sole_trader',
        perimeterCheckedAt: '2026-03-12T10:00:00.000Z',
        perimeterCheckedBy: 'Bo Keeper',
        updatedAt: '2026-03-12T10:00:00.000Z',
      });
      const changes = [current, recorded];
      server.on(`POST ${CHECK}`, () => {
        const change = changes.shift();
        return change
          ? json(409, {
              error: 'Bo Keeper changed this application.',
              changed: { by: 'Bo Keeper', at: change.updatedAt, current: change },
            })
          : json(200, recorded);
      });
      await screen.findByRole('region', { name: 'Submissions and offers' });

      await user.click(await screen.findByRole('button', { name: 'Record check' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Record the regulation check' }));
      const press = () => user.click(dialog.getByRole('button', { name: 'Record check' }));
      await user.click(dialog.getByRole('radio', { name: 'Exempt' }));
      await press();
      expect(await dialog.findByText(/no changes: Reason for the check\./)).toBeInTheDocument();
      expect(dialog.getByText(/^The legal form is not known\. Confirm/)).toBeInTheDocument();
      await press();
      expect(
        await dialog.findByText('Already recorded on 12 March 2026, 10:00, by Bo Keeper.'),
      ).toBeInTheDocument();
      await press();

      expect(await screen.findByText('Check recorded')).toBeInTheDocument();
      expect(server.calls.filter(({ path }) => path === CHECK).map(({ body }) => body)).toEqual([
        { outcome: 'exempt', updatedAt: '2026-03-12T09:30:00.000Z' },
        { outcome: 'exempt', updatedAt: later },
        { outcome: 'exempt', updatedAt: recorded.updatedAt },
      ]);
    });

    it('replaces sending until it is recorded', async () => {
      const { user } = openUnchecked([buildSubmission({ state: 'draft' })]);
      expect(await screen.findByText(/Check whether it is regulated first/)).toBeInTheDocument();

      await pressForLender(user, 'Mark as sent');

      expect(await screen.findByRole('dialog', { name: 'Record the regulation check' })).toBeInTheDocument();
    });
  });
});
