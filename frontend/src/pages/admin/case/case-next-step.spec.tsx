import { screen, within } from '@testing-library/react';
import type { ApplicationInFull, NextStep } from '@/features/applications/staff/admin-applications-api';
import type { Consent, Submission } from '@/features/deals/deals-api';
import { buildApplicationInFull } from '@/testing/build-application';
import { buildOffer } from '@/testing/build-offer';
import { buildSubmission } from '@/testing/build-submission';
import { ADA, renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';
import { violations } from '@/testing/violations';

let server: ServerStub;
let restore: () => void;
let stored: ApplicationInFull;
let submissions: readonly Submission[];

const alba = { type: 'submission', id: 's1', name: 'Alba', count: 1 } as const;
const given: Consent = {
  id: 'c1',
  applicationId: 'p1',
  lender: { id: 'l1', name: 'Alba' },
  state: 'given',
  via: 'phone',
  askedAt: null,
  answeredAt: '2026-03-12T09:30:00.000Z',
  recordedBy: null,
};
const step = (kind: NextStep['kind'], more: Partial<NextStep> = {}): NextStep => ({
  kind,
  label: 'What is next',
  ...more,
});

describe('CaseNextStep', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    submissions = [];
    withAda(server)
      .on('GET /api/admin/introducers', () => json(200, []))
      .on('GET /api/admin/applications/p1', () => json(200, stored))
      .on('GET /api/admin/applications/p1/submissions', () => json(200, submissions))
      .on('GET /api/admin/applications/p1/consents', () => json(200, []));
  });
  afterEach(() => restore());

  const openAt = async (nextStep: NextStep | null) => {
    stored = buildApplicationInFull({ nextStep });
    const { user } = renderPortalAt('/admin/applications/p1');
    const region = within(await screen.findByRole('region', { name: 'Next step' }));
    return { user, region };
  };

  it.each<[NextStep['kind'], string, RegExp]>([
    ['choose_lenders', 'Put to lenders', /^Put Rowan Retail Ltd to lenders/],
    ['request_consent', 'Request consent', /^Request consent/],
    ['check_perimeter', 'Record check', /^Record the regulation check/],
    ['send', 'Send', /^Get consent first/],
    ['chase_lender', 'Record answer', /^What did Alba answer/],
    ['await_lender', 'Record answer', /^What did Alba answer/],
    ['await_consent', 'Record answer', /^Record client’s answer/],
    ['await_consent', 'Send again', /^Request consent/],
    ['await_choice', 'Record contact', /^Record contact/],
    ['share_offers', 'Share offers', /^Share offers/],
    ['renew_offer', 'Record offer', /^Record Offer/],
    ['record_completion', 'Record completion', /^Alba: record completion/],
  ])('opens its dialog when the step is %s and “%s” is pressed', async (kind, button, title) => {
    submissions = [
      buildSubmission({ state: kind === 'send' ? 'draft' : 'sent', offers: [buildOffer('o1', 3_000_000)] }),
    ];
    server
      .on('GET /api/admin/applications/p1/matches', () => json(500, { status: 500, error: 'No' }))
      .on('GET /api/admin/lenders', () => json(200, []));
    const { user, region } = await openAt(step(kind, { subject: alba }));
    await screen.findByRole('listitem', { name: 'Alba' });

    await user.click(region.getByRole('button', { name: button }));

    expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
  });

  it('shows the next step and its delay, with one filled button', async () => {
    await openAt(
      step('assign', { label: 'No one is working on this yet', dueAt: '2026-03-12T11:30:00.000Z' }),
    );

    const region = screen.getByRole('region', { name: 'Next step' });
    expect(region).toHaveTextContent(/No one is working on this yet.* late/);
    expect(document.querySelectorAll('main .MuiButton-contained')).toHaveLength(1);
    expect(await violations()).toEqual([]);
  });

  it('names the call that the client was promised, and records one without an answer', async () => {
    server.on('POST /api/admin/applications/p1/contacts', () => json(201, stored));
    const { user, region } = await openAt(step('choose_lenders', { label: 'Choose lenders' }));
    expect(region.getByText(/^Call .+: .+ late$/)).toBeInTheDocument();

    await user.click(region.getByRole('button', { name: 'I called' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record contact' }));
    await user.click(dialog.getByRole('radio', { name: 'Called, no answer' }));
    await user.click(dialog.getByRole('button', { name: 'Record contact' }));

    expect(await screen.findByText(/is still waiting for our call$/)).toBeInTheDocument();
    expect(server.calls.find(({ path }) => path.endsWith('/contacts'))?.body).toMatchObject({
      how: 'phone',
      reached: false,
    });
  });

  it('has no filled button while we wait for someone else', async () => {
    await openAt(step('await_consent'));

    expect(document.querySelectorAll('main .MuiButton-contained')).toHaveLength(0);
  });

  it('shows nothing when there is nothing to do', async () => {
    stored = buildApplicationInFull({ nextStep: null });
    renderPortalAt('/admin/applications/p1');
    await screen.findByRole('region', { name: 'Activity' });

    expect(screen.queryByRole('region', { name: 'Next step' })).not.toBeInTheDocument();
  });

  it('assigns the application once when it is pressed twice', async () => {
    server.on('PATCH /api/admin/applications/p1', () => {
      const owner = { id: ADA.id, name: ADA.name };
      stored = buildApplicationInFull({
        owner,
        nextStep: step('choose_lenders', { label: 'Choose lenders' }),
      });
      return json(200, stored);
    });
    const { user, region } = await openAt(step('assign'));

    await user.dblClick(region.getByRole('button', { name: 'Assign to me' }));

    expect(await region.findByRole('button', { name: 'Put to lenders' })).toBeInTheDocument();
    expect(server.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  it('shows that a colleague was faster, and what is next', async () => {
    const { user, region } = await openAt(step('send', { label: 'Send to Alba', subject: alba }));
    stored = buildApplicationInFull({
      nextStep: step('await_lender', { label: 'Waiting for Alba since 12 Mar 2026', subject: alba }),
    });

    await user.click(region.getByRole('button', { name: 'Send' }));

    expect(await screen.findByText('Already done')).toBeInTheDocument();
    expect(screen.getByText('Next: Waiting for Alba since 12 Mar 2026')).toBeInTheDocument();
    expect(region.getByRole('button', { name: 'Record answer' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('records what went to a lender by hand, with its address and the case to copy', async () => {
    submissions = [buildSubmission({ state: 'draft', sentVia: null })];
    server
      .on('GET /api/admin/applications/p1/consents', () => json(200, [given]))
      .on('GET /api/admin/lenders/l1', () => json(200, { id: 'l1', contactEmail: 'deals@alba.example' }))
      .on('POST /api/admin/submissions/s1/moves', () => json(200, buildSubmission()));
    const { user, region } = await openAt(step('send', { label: 'Send to Alba', subject: alba }));
    await screen.findByRole('listitem', { name: 'Alba' });
    await user.click(region.getByRole('button', { name: 'Send' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record that Alba has the details' }));
    expect(dialog.getByText(/^This does not send anything\./)).toBeInTheDocument();
    expect(await dialog.findByRole('link', { name: 'deals@alba.example' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Copy the case as text' }));
    expect(await navigator.clipboard.readText()).toMatch(/^Company: Rowan Retail Ltd\nContact: /);

    await user.click(dialog.getByRole('button', { name: 'Mark as sent' }));

    expect(await screen.findByText('We are now waiting for Alba')).toBeInTheDocument();
  });

  it('reminds the client of the shared offers after a confirmation', async () => {
    server.on('POST /api/admin/applications/p1/offers/reminder', () => json(200, []));
    const { user, region } = await openAt(step('await_choice', { subject: alba }));

    await user.click(region.getByRole('button', { name: 'Remind' }));
    await user.click(await screen.findByRole('button', { name: 'Send reminder' }));

    expect(await screen.findByText('Reminder sent')).toBeInTheDocument();
    expect(server.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('shows why the client cannot be reminded twice on one day', async () => {
    const offer = buildOffer('o1', 3_000_000, { remindedAt: new Date().toISOString() });
    submissions = [buildSubmission({ offers: [offer] })];
    const { region } = await openAt(step('await_choice', { subject: alba }));

    expect(
      await region.findByText('We reminded the client today. You can send the next reminder tomorrow.'),
    ).toBeInTheDocument();
    expect(region.getByRole('button', { name: 'Remind' })).toBeDisabled();
  });

  it('completes the overdue task', async () => {
    server.on('POST /api/admin/tasks/t1/done', () => json(200, {}));
    const subject = { type: 'task', id: 't1', name: 'Ask for the accounts', count: 1 } as const;
    const { user, region } = await openAt(step('task', { subject }));

    await user.click(region.getByRole('button', { name: 'Mark as done' }));

    expect(await screen.findByText('Task done')).toBeInTheDocument();
  });

  it('shares all unshared offers with one request, then shows the commission disclosure', async () => {
    submissions = [
      buildSubmission({ state: 'offered', offers: [buildOffer('o1', 3_000_000)] }),
      buildSubmission({
        id: 's2',
        state: 'offered',
        lender: { id: 'l2', name: 'Brae' },
        offers: [
          buildOffer('o2', 3_000_000),
          buildOffer('o3', 3_000_000, { sharedAt: '2026-03-12T10:00:00.000Z' }),
        ],
      }),
    ];
    server
      .on('POST /api/admin/applications/p1/offers/sharing', () => json(200, []))
      .on('GET /api/admin/applications/p1/commission-disclosures', () => json(200, []))
      .on('GET /api/admin/applications/p1/commission-disclosures/preview', () =>
        json(200, { text: 'Alba pays us £250.' }),
      );
    const { user, region } = await openAt(step('share_offers'));
    await screen.findByRole('listitem', { name: 'Brae' });
    await user.click(region.getByRole('button', { name: 'Share offers' }));
    const dialog = within(await screen.findByRole('dialog'));

    await user.click(dialog.getByRole('button', { name: 'Share offers' }));

    expect(await screen.findByText('2 offers shared')).toBeInTheDocument();
    const next = within(await screen.findByRole('alertdialog', { name: /^Disclose the commission/ }));
    expect(await next.findByText('Alba pays us £250.')).toBeInTheDocument();
    const [shared] = server.calls.filter(({ path }) => path.endsWith('/offers/sharing'));
    expect((shared?.body as { offers: { id: string }[] }).offers.map(({ id }) => id)).toEqual(['o1', 'o2']);
  });

  it('records a call from the page’s header', async () => {
    server.on('POST /api/admin/applications/p1/contacts', () => json(201, stored));
    const { user } = await openAt(step('assign'));
    const [inHead] = screen.getAllByRole('button', { name: 'I called' });
    await user.click(inHead!);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Note (internal)'), 'Accounts to follow');

    await user.click(dialog.getByRole('button', { name: 'Record contact' }));

    expect(await screen.findByText('Contact recorded')).toBeInTheDocument();
    expect(server.calls.find(({ path }) => path.endsWith('/contacts'))?.body).toEqual({
      how: 'phone',
      reached: true,
      note: 'Accounts to follow',
    });
  });
});
