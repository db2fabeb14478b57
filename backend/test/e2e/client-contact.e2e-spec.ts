import { caseForm, signUpPartner, type Partner } from '../support/cases.js';
import { allowSending } from '../support/consents.js';
import { signInAsAdmin, useTestApp } from '../support/test-app.js';

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let partner: Partner;
describe('Client contact', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    await admin.post('/api/admin/lenders').send({ name: 'Alba', productTypes: 'Business Loans' }).expect(201);
    partner = await signUpPartner(api.app);
  });

  interface Sent {
    readonly id: string;
    readonly statusToken: string;
  }

  /** A case through the partner's link: its sender has the client's links. */
  const sendThroughLink = async (changes: object): Promise<Sent> => {
    const link = await partner.agent.post('/api/introducers/me/referral-link').expect(201);
    const referral = { referralToken: (link.body as { token: string }).token, clientConsent: true };
    const sent = await api
      .http()
      .post('/api/applications')
      .send(caseForm({ ...changes, ...referral }))
      .expect(201);
    return sent.body as Sent;
  };

  const record = (id: string, body: object) =>
    admin.post(`/api/admin/applications/${id}/client-contact`).send(body);
  const ask = (id: string) =>
    admin.post(`/api/admin/applications/${id}/consents`).send({ lenders: ['Alba'] });
  const detailsOf = async (id: string) => {
    const shown = await admin.get(`/api/admin/applications/${id}`).expect(200);
    return shown.body as {
      awaitsClientContact: boolean;
      updatedAt: string;
      trail: { action: string; changes: object }[];
    };
  };

  describe('a client with the email address of the partner', () => {
    let sent: Sent;
    const answer = async (reply: string) => {
      const status = `/api/status/${sent.statusToken}`;
      const shown = await api.http().get(status).expect(200);
      const [consent] = (shown.body as { consents: { id: string }[] }).consents;
      return api.http().post(`${status}/consents/${consent?.id}`).send({ answer: reply });
    };
    beforeEach(async () => {
      // The account's address in another spelling.
      const email = partner.introducer.email.toUpperCase();
      sent = await sendThroughLink({ email, amount: `£${60_000 + Math.ceil(performance.now())}` });
    });

    it('is shown to staff, and cannot be asked for consent or give it through the link', async () => {
      expect(await detailsOf(sent.id)).toMatchObject({ awaitsClientContact: true });
      const refused = await ask(sent.id).expect(409);
      expect(refused.body).toMatchObject({ type: '/problems/client-not-reached' });

      await allowSending(admin, sent.id, 'Alba');
      expect(await answer('no')).toMatchObject({
        status: 409,
        body: {
          type: '/problems/answer-by-phone',
          error: 'We need to speak to you before you can answer here. Please call us.',
        },
      });
    });

    it('gives consent through the link once staff have recorded how they reached the client', async () => {
      await record(sent.id, { how: 'Called the shop' }).expect(200);
      await record(sent.id, { how: 'Again' }).expect(200);
      await ask(sent.id).expect(201);

      expect(await answer('yes')).toMatchObject({ status: 200 });
      const { awaitsClientContact, trail } = await detailsOf(sent.id);
      expect(awaitsClientContact).toBe(false);
      expect(trail.filter(({ action }) => action === 'client-reached')).toMatchObject([
        { changes: { reason: { from: null, to: 'Called the shop' } } },
      ]);
    });

    it('needs contact again when the address is changed back to the partner’s', async () => {
      await record(sent.id, { how: 'Called the shop' }).expect(200);
      const correct = (email: string) =>
        admin.patch(`/api/admin/applications/${sent.id}/answers`).send({ email }).expect(200);
      await correct('isla@fraser.example');
      await correct(partner.introducer.email);

      expect(await detailsOf(sent.id)).toMatchObject({ awaitsClientContact: true });
    });

    it('can be recorded only with a note, and only on the current version', async () => {
      const { updatedAt } = await detailsOf(sent.id);
      await record(sent.id, { how: ' ' }).expect(400);
      await admin.patch(`/api/admin/applications/${sent.id}`).send({ notes: 'Careful' }).expect(200);

      await record(sent.id, { how: 'Called the shop', updatedAt }).expect(409);
    });
  });

  it('shows staff no warning when client and partner have different addresses', async () => {
    const { id } = await sendThroughLink({});

    expect(await detailsOf(id)).toMatchObject({ awaitsClientContact: false });
    await ask(id).expect(201);
  });
});
