import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { caseForm, signUpPartner, type Partner } from '../support/cases.js';
import { useTestApp } from '../support/test-app.js';

const api = useTestApp({ publicUrl: 'https://broker.example' });
let partner: Partner;
describe('Referral links', () => {
  beforeEach(async () => {
    partner = await signUpPartner(api.app, { companyName: 'Alder Accounts Ltd', contactName: 'Fiona Alder' });
  });

  const MINE = '/api/introducers/me/referral-link';

  interface Link {
    readonly token: string;
    readonly url: string;
    readonly createdAt: string;
  }

  const renew = async (): Promise<Link> => (await partner.agent.post(MINE).expect(201)).body as Link;
  const current = async (): Promise<Link | null> =>
    ((await partner.agent.get(MINE).expect(200)).body as { link: Link | null }).link;
  const follow = (token: string) => api.http().get(`/api/referral-links/${token}`);
  const apply = (changes: object, key: string = randomUUID()) =>
    api.http().post('/api/applications').set('Idempotency-Key', key).send(caseForm(changes));
  const cases = async (): Promise<object[]> =>
    (await partner.agent.get('/api/introducers/me/referrals').expect(200)).body as object[];
  const stored = async ({ body }: request.Response): Promise<object[]> =>
    api.query(
      `select introducer_id, via_link, client_consent_at is not null as consent, status
     from application_submissions where id = $1`,
      [(body as { id: string }).id],
    );
  const PLAIN = [{ introducer_id: null, via_link: false, consent: false, status: 'pending' }];

  describe('a partner’s link', () => {
    it('does not exist at first, then is created, short enough for a leaflet', async () => {
      expect(await current()).toBeNull();

      const link = await renew();

      expect(link.url).toBe(`https://broker.example/fact-find#ref=${link.token}`);
      expect(link.token).toMatch(/^[\w-]{16}$/);
      expect(await current()).toEqual(link);
    });

    it('names its partner, and nothing else', async () => {
      const { token } = await renew();

      await follow(token).expect(200, { companyName: 'Alder Accounts Ltd', contactName: 'Fiona Alder' });
    });

    it('stops working when it is renewed', async () => {
      const old = await renew();
      const fresh = await renew();

      const { body } = (await follow(old.token).expect(404)) as { body: object };
      expect(body).toMatchObject({ type: '/problems/referral-link-not-found' });
      await follow(fresh.token).expect(200);
      await follow('no-such-link').expect(404);
    });

    it('is created once per key', async () => {
      const key = randomUUID();
      const made = (under = key) => partner.agent.post(MINE).set('Idempotency-Key', under).expect(201);
      const first = (await made()).body as Link;
      const [again, meanwhile] = await Promise.all([made(), made()]);

      expect([again.body, meanwhile.body]).toEqual([first, first]);
      expect(await current()).toEqual(first);
      expect(
        await api.query(
          `select action from activity where action = 'referral-link-renewed' and actor_id = $1`,
          [partner.introducer.id],
        ),
      ).toHaveLength(1);
      expect((await made(randomUUID())).body).not.toEqual(first);
      await partner.agent.post(MINE).set('Idempotency-Key', 'with a space').expect(400);
    });

    it('is created once for concurrent requests under one key', async () => {
      const key = randomUUID();
      const made = () => partner.agent.post(MINE).set('Idempotency-Key', key).expect(201);
      const [one, other] = await Promise.all([made(), made()]);

      expect(one.body).toEqual(other.body);
      expect(await current()).toEqual(one.body);
    });

    it('does not work while the partner is suspended', async () => {
      const { token } = await renew();
      const suspend = (at: string) =>
        api.query(`update introducers set suspended_at = ${at} where id = $1`, [partner.introducer.id]);

      await suspend('now()');
      await follow(token).expect(404);
      const answer = await apply({ referralToken: token, clientConsent: true }).expect(201);
      await suspend('null');

      expect(await stored(answer)).toEqual(PLAIN);
      await follow(token).expect(200);
    });

    it('is logged when it is renewed', async () => {
      await renew();

      expect(
        await api.query(
          `select actor_type, action, subject_type from activity where subject_id = $1 and action like 'referral%'`,
          [partner.introducer.id],
        ),
      ).toEqual([{ actor_type: 'introducer', action: 'referral-link-renewed', subject_type: 'introducer' }]);
    });
  });

  describe('an application through it', () => {
    it('is the partner’s case, with the client’s consent', async () => {
      const { token } = await renew();

      const answer = await apply({ referralToken: token, clientConsent: true }).expect(201);

      expect(await stored(answer)).toEqual([
        { introducer_id: partner.introducer.id, via_link: true, consent: true, status: 'pending' },
      ]);
      expect(await cases()).toMatchObject([
        { companyName: 'Birch Bakery Ltd', viaLink: true, clientConsentAt: expect.any(String) as string },
      ]);
      const { id } = answer.body as { id: string };
      const details = await partner.agent.get(`/api/introducers/me/applications/${id}`).expect(200);
      expect(details.body).toMatchObject({
        timeline: [{ what: 'submitted', by: 'client' }],
        handler: null,
        furtherAnswers: [],
      });
    });

    it('names the partner on the applicant’s status page', async () => {
      const { token } = await renew();
      const statusOf = async (changes: object) => {
        const { body } = (await apply(changes).expect(201)) as { body: { statusToken: string } };
        const status = await api.http().get(`/api/status/${body.statusToken}`).expect(200);
        return (status.body as { disclosures: object[] }).disclosures;
      };

      expect(await statusOf({ referralToken: token, clientConsent: true })).toEqual([
        { recipient: 'Alder Accounts Ltd', what: null, at: expect.any(String) as string },
      ]);
      expect(await statusOf({ referralToken: token })).toEqual([]);
    });

    it('queues the applicant’s email as for any visitor', async () => {
      const { token } = await renew();

      const answer = await apply({ referralToken: token, clientConsent: true }).expect(201);

      const { id } = answer.body as { id: string };
      const jobs = await api.query(
        `select name from pgboss.job where id = $1 and name = 'confirm-application'`,
        [id],
      );
      expect(jobs).toHaveLength(1);
    });

    it.each([
      ['without the consent', { clientConsent: false }],
      ['without a word on consent', {}],
      ['by a link that never was', { referralToken: 'no-such-link', clientConsent: true }],
      ['by what is no link at all', { referralToken: '<b>'.repeat(200), clientConsent: true }],
      ['by a number', { referralToken: 7, clientConsent: true }],
    ])('is stored as any visitor’s when it comes %s', async (_how, sent) => {
      const { token } = await renew();

      expect(await stored(await apply({ referralToken: token, ...sent }).expect(201))).toEqual(PLAIN);
      expect(await cases()).toEqual([]);
    });

    it('is stored as any visitor’s when the link was renewed meanwhile', async () => {
      const { token } = await renew();
      await renew();

      expect(await stored(await apply({ referralToken: token, clientConsent: true }).expect(201))).toEqual(
        PLAIN,
      );
    });

    it('is stored once when repeated, also after the link was renewed in between', async () => {
      const { token } = await renew();
      const [sent, key] = [{ referralToken: token, clientConsent: true }, randomUUID()];
      const first = await apply(sent, key).expect(201);
      await renew();

      const again = await apply(sent, key).expect(201);

      expect(again.body).toEqual(first.body);
      expect(await cases()).toHaveLength(1);
    });

    it('rejects an invalid consent at its field', async () => {
      const { token } = await renew();
      const answer = await apply({ referralToken: token, clientConsent: 'yes' }).expect(400);

      expect(answer.body).toMatchObject({ errors: [{ field: 'clientConsent' }] });
    });
  });
});
