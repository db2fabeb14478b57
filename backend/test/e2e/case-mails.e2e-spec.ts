import { randomUUID } from 'node:crypto';
import { SuspendIntroducer } from '#modules/introducers/application/suspend-introducer.js';
import { caseForm, signUpPartner, type Partner } from '../support/cases.js';
import { jobsDone, workJobs } from '../support/jobs.js';
import { signInAsAdmin, useMailingApp } from '../support/test-app.js';

const { api: running, mails } = useMailingApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let partner: Partner;
describe('Case emails', () => {
  beforeAll(async () => {
    await workJobs(running.app);
    admin = await signInAsAdmin(running.app);
    partner = await signUpPartner(running.app, {
      companyName: 'Alder Accounts Ltd',
      contactName: 'Fiona Alder',
    });
    // The partner's welcome email is not part of this test.
    await settled();
  });
  beforeEach(() => {
    mails.received.length = 0;
  });

  const settled = () => jobsDone(running);

  /** Unfolded like in an email client. */
  const received = () =>
    mails.received.map(({ to, source }) => ({
      to,
      text: source.replaceAll('=\r\n', '').replaceAll('\r\n ', ' ').replaceAll('=3D', '='),
    }));

  const move = (id: string, change: object) => admin.patch(`/api/admin/applications/${id}`).send(change);

  it('tell a client who knows about the case which partner submitted it, with the link', async () => {
    await partner.submit({ clientConsent: true });
    await settled();

    const [mail, ...others] = received();
    expect(others).toEqual([]);
    expect(mail?.to).toEqual(['bella@birch.example']);
    expect(mail?.text).toContain('Alder Accounts Ltd has sent us a funding application on your behalf.');
    expect(mail?.text).toMatch(/http:\/\/site\.example\/status\/\S{40}/);
  });

  it('are not sent to a client without confirmed consent', async () => {
    await partner.submit({ companyName: 'Quiet Ltd' });
    await partner.submit({ companyName: 'Quiet Ltd', clientConsent: false });
    await settled();

    expect(received()).toEqual([]);
  });

  it('tell the partner the new status of a case, with reason and link', async () => {
    const { id } = await partner.submit({ companyName: 'Moved Ltd' });

    await move(id, { status: 'rejected', reason: 'The sector is excluded', notes: 'internal' }).expect(200);
    await settled();

    const [mail, ...others] = received();
    expect(others).toEqual([]);
    expect(mail?.to).toEqual([partner.introducer.email]);
    expect(mail?.text).toContain('Subject: Your case has been rejected');
    expect(mail?.text).toContain('Your case for Moved Ltd has been rejected.');
    expect(mail?.text).toContain('Reason: The sector is excluded');
    expect(mail?.text).toContain(`http://site.example/partners/dashboard?id=${id}`);
    expect(mail?.text).not.toContain('internal');
  });

  it('store no personal data in the job', async () => {
    const jobs = await running.query<{ data: object }>(
      `select data from pgboss.job where name = 'tell-partner-of-move'`,
    );

    expect(jobs.map(({ data }) => Object.keys(data).sort())).toEqual([
      ['applicationId', 'introducerId', 'to'],
    ]);
  });

  it('are not sent about a note, a lender or a rejected change', async () => {
    const { id } = await partner.submit({ companyName: 'Still Ltd' });

    await move(id, { notes: 'internal' }).expect(200);
    await move(id, { status: 'approved', assignedLender: 'Unassigned' }).expect(400);
    await move(id, { status: 'pending' }).expect(200);
    await settled();

    expect(received()).toEqual([]);
  });

  it('are not sent to a suspended partner until it is restored', async () => {
    const { id: introducerId, email } = partner.introducer;
    const operator = { type: 'system', id: null } as const;
    const { id } = await partner.submit({ companyName: 'Closed Ltd' });
    const suspension = running.app.get(SuspendIntroducer, { strict: false });
    await suspension.execute(introducerId, 'suspended', 'A reason', operator);

    await move(id, { status: 'in_review' }).expect(200);
    await settled();
    // The suspension's own email.
    const ofTheCase = () => received().filter(({ text }) => text.includes('Closed Ltd'));
    expect(ofTheCase()).toEqual([]);

    await suspension.execute(introducerId, 'restored', 'A reason', operator);
    await move(id, { status: 'approved' }).expect(200);
    await settled();
    expect(ofTheCase()).toHaveLength(1);
    await partner.agent
      .post('/api/introducers/login')
      .send({ email, password: partner.password })
      .expect(200);
  });

  const applyByLink = async (companyName: string): Promise<string> => {
    const link = await partner.agent.post('/api/introducers/me/referral-link').expect(201);
    const { token: referralToken } = link.body as { token: string };
    const applied = await running
      .http()
      .post('/api/applications')
      .set('Idempotency-Key', randomUUID())
      .send(caseForm({ companyName, referralToken, clientConsent: true }))
      .expect(201);
    return (applied.body as { id: string }).id;
  };
  const toPartner = () => received().filter(({ to }) => to.includes(partner.introducer.email));

  it('tell the partner that a client has applied through its link', async () => {
    const id = await applyByLink('Linked Ltd');
    await settled();

    const [mail, ...others] = toPartner();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Subject: A client has applied through your link');
    expect(mail?.text).toContain('Linked Ltd has sent us a funding application through your link');
    expect(mail?.text).toContain(`http://site.example/partners/dashboard?id=${id}`);
  });

  it('omit the emails that a partner has turned off, and send the others', async () => {
    const { id } = await partner.submit({ companyName: 'Silent Ltd' });
    const choose = (emails: object) =>
      partner.agent.patch('/api/introducers/me').send({ emails }).expect(200);
    await choose({ statusChanged: false });

    await move(id, { status: 'approved' }).expect(200);
    await applyByLink('Sung Ltd');
    await settled();

    expect(toPartner().map(({ text }) => /^Subject: .*$/m.exec(text)?.[0].trim())).toEqual([
      'Subject: A client has applied through your link',
    ]);
    expect(toPartner()[0]?.text).toContain(
      'You can turn off these emails in your account: http://site.example/partners/account',
    );

    await choose({ statusChanged: true, caseByLink: false });
    await move(id, { status: 'in_review' }).expect(200);
    await applyByLink('Unsung Ltd');
    await settled();

    expect(toPartner().map(({ text }) => /^Subject: .*$/m.exec(text)?.[0].trim())).toEqual([
      'Subject: A client has applied through your link',
      'Subject: Your case is in review',
    ]);
  });
});
