import request from 'supertest';
import { signUpIntroducer, useTestApp } from '../support/test-app.js';

const api = useTestApp({ rateLimitScale: 1, trustProxy: 1 });
describe('Introducer limits', () => {
  beforeEach(async () => {
    await api.empty('sign_in_attempts');
  });

  const post = (path: string, from: string, body: object) =>
    api.http().post(`/api/introducers/${path}`).set('X-Forwarded-For', from).send(body);
  const signIn = (email: string, password: string, from: string) => post('login', from, { email, password });
  const statusesOf = async (count: number, make: (n: number) => request.Test): Promise<number[]> => {
    const statuses: number[] = [];
    for (let n = 0; n < count; n += 1) statuses.push((await make(n)).status);
    return statuses;
  };
  const repeated = (count: number, status: number): number[] => Array<number>(count).fill(status);
  const secondsToWait = ({ headers }: request.Response): number => Number(headers['retry-after']);

  it('allow twenty sign-ups an hour from one address', async () => {
    const tries = await statusesOf(20, () => post('signup', '192.0.2.1', {}));
    const refused = await post('signup', '192.0.2.1', {}).expect(429);

    expect(tries).toEqual(repeated(20, 400));
    expect(secondsToWait(refused)).toBeGreaterThan(3_000);
    await post('signup', '192.0.2.2', {}).expect(400);
  });

  it('delay a stranger after wrong attempts, but not a browser that has signed in before', async () => {
    const { agent, introducer, password } = await signUpIntroducer(api.app);
    const guesses = await statusesOf(8, (n) => signIn(introducer.email, 'wrong', `198.51.100.${n}`));
    const refused = await signIn(introducer.email, password, '198.51.100.99').expect(429);

    expect(guesses).toEqual(repeated(8, 401));
    expect(secondsToWait(refused)).toBeGreaterThan(50);
    expect(refused.body).toMatchObject({ type: '/problems/too-many-attempts' });
    await agent.post('/api/introducers/login').send({ email: introducer.email, password }).expect(200);
  });

  it('lock an unknown address like a known one', async () => {
    const guesses = await statusesOf(8, (n) => signIn('nobody@alder.example', 'wrong', `198.51.100.${n}`));
    await signIn('nobody@alder.example', 'wrong', '198.51.100.99').expect(429);

    expect(guesses).toEqual(repeated(8, 401));
  });

  it('count wrong current passwords separately from strangers’ attempts at sign-in', async () => {
    const { agent, introducer, password } = await signUpIntroducer(api.app);
    await statusesOf(9, (n) => signIn(introducer.email, 'wrong', `198.51.100.${n}`));
    const change = (currentPassword: string) =>
      agent.post('/api/introducers/me/password').send({ currentPassword, password: 'seven quiet otters' });
    const guesses = await statusesOf(8, () => change('wrong'));
    const refused = await change(password).expect(429);

    expect(guesses).toEqual(repeated(8, 400));
    expect(secondsToWait(refused)).toBeGreaterThan(50);
    await agent.get('/api/introducers/me').expect(200);
  });

  it('allow five emails with a reset link in an hour for one account, wherever they are requested', async () => {
    const { introducer } = await signUpIntroducer(api.app);
    for (const email of [introducer.email, 'nobody@alder.example']) {
      const asked = await statusesOf(5, (n) => post('password-resets', `198.51.100.${n}`, { email }));
      const again = { email: ` ${email.toUpperCase()}` };
      const refused = await post('password-resets', '198.51.100.99', again).expect(429);

      expect(asked).toEqual(repeated(5, 200));
      expect(secondsToWait(refused)).toBeGreaterThan(3_000);
    }
  });

  it('allow twenty reset requests an hour from one address', async () => {
    const ask = (n: number) =>
      post('password-resets', '192.0.2.5', { email: `partner${n}@elsewhere.example` });

    expect(await statusesOf(21, ask)).toEqual([...repeated(20, 200), 429]);
  });

  it('allow thirty attempts at tokens an hour from one address', async () => {
    const redeem = (n: number) =>
      post('password-resets/redeem', '192.0.2.6', { token: `guess-${n}`, password: 'seven quiet otters' });

    expect(await statusesOf(31, redeem)).toEqual([...repeated(30, 400), 429]);
  });

  it('count case previews of a partner separately', async () => {
    const [one, other] = [await signUpIntroducer(api.app), await signUpIntroducer(api.app)];
    const enquiry = { fundingType: 'Business Loan', amount: '£50,000' };
    const from = '203.0.113.7';
    const asPartner = ({ agent }: typeof one) =>
      agent.post('/api/introducers/me/match-lenders').set('X-Forwarded-For', from).send(enquiry);
    const asVisitor = () => api.http().post('/api/match-lenders').set('X-Forwarded-For', from).send(enquiry);

    expect(await statusesOf(20, () => asPartner(one))).toEqual(repeated(20, 200));
    await asPartner(one).expect(429);

    await asPartner(other).expect(200);
    await asVisitor().expect(200);
  });
});
