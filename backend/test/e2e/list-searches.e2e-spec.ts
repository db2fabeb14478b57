import { londonIsoDay } from '#kernel/time/london-time.js';
import { signUpPartner } from '../support/cases.js';
import { signInAsAdmin, useTestApp } from '../support/test-app.js';

// Every staff list can be searched, ignoring accents.
const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let partner: Awaited<ReturnType<typeof signUpPartner>>;
describe('List searches', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    partner = await signUpPartner(api.app);
    await api.query(`update introducers set company_name = 'Café Zoë Accounts' where id = $1`, [
      partner.introducer.id,
    ]);
  });

  interface Answered {
    readonly body: readonly unknown[];
    readonly headers: Readonly<Record<string, string>>;
  }

  const found = async (path: string, q: string): Promise<number> => {
    const { body, headers } = (await admin.get(path).query({ q }).expect(200)) as Answered;
    expect(headers['x-total-count']).toBe(String(body.length));
    return body.length;
  };

  it('searches tasks by their title', async () => {
    await admin
      .post('/api/admin/tasks')
      .send({ title: 'Call Siân O’Brien', dueOn: '2099-01-01' })
      .expect(201);

    expect(await found('/api/admin/tasks', "sian o'brien")).toBe(1);
    expect(await found('/api/admin/tasks', 'nobody')).toBe(0);
  });

  it('searches views by their name', async () => {
    await admin.post('/api/admin/views').send({ list: 'applications', name: 'Überfällig' }).expect(201);

    expect(await found('/api/admin/views', 'uberf')).toBe(1);
    expect(await found('/api/admin/views', 'nobody')).toBe(0);
  });

  it('searches terms and statements by the partner’s name', async () => {
    const introducerId = partner.introducer.id;
    const terms = { introducerId, basis: 'share', percent: 20, vat: 'standard', payAfterDays: 30 };
    await admin
      .post('/api/admin/commission-terms')
      .send({ ...terms, validFrom: londonIsoDay(new Date()) })
      .expect(201);
    await api.query(
      `insert into commission_statements (id, introducer_id, month, state, net_pence, vat_pence, created_at, updated_at)
     values ('0193f500-0000-7000-8000-000000000001', $1, '2026-02', 'draft', 100, 0, now(), now())`,
      [introducerId],
    );

    for (const path of ['/api/admin/commission-terms', '/api/admin/statements']) {
      expect(await found(path, 'cafe zoe')).toBe(1);
      expect(await found(path, 'nobody')).toBe(0);
    }
  });

  it('finds a partner and its contact whatever the accents and the order of the names', async () => {
    expect(await found('/api/admin/introducers', 'CAFE ZOE')).toBe(1);
    await api.query(`update introducers set contact_name = 'Renée Ash' where id = $1`, [
      partner.introducer.id,
    ]);
    expect(await found('/api/admin/introducers', 'ash renee')).toBe(1);
  });
});
