import { SessionsInMemory } from '#test/in-memory/accounts.js';
import { profile } from '#test/in-memory/introducers.js';
import { IntroducerNotFound } from '../domain/errors.js';
import type { ListedIntroducer } from '../application/introducer-views.js';
import { ShowIntroducer } from './show-introducer.js';

const program = {
  id: 'a1',
  name: 'CRM',
  createdAt: '2026-11-23T10:00:00Z',
  lastUsedAt: null,
  revokedAt: null,
};

const session = (id: string) => ({
  id,
  createdAt: '2026-11-23T10:00:00Z',
  lastUsedAt: '2026-11-23T10:00:00Z',
  device: 'Chrome on Windows',
  current: false,
});

const show = (suspendedAt: string | null) => {
  const listed: ListedIntroducer = {
    ...profile,
    id: 'p1',
    email: 'p1@alder.example',
    createdAt: '2026-11-23T10:00:00Z',
    suspendedAt,
    emailConfirmed: true,
    cases: 3,
    approved: 1,
    decided: 2,
    leads: 4,
    lastSignedInAt: null,
    selfBillingAgreedOn: null,
    vatNumber: null,
  };
  const lists = {
    page: () => Promise.reject(new Error('Pages are the database’s')),
    count: () => Promise.resolve(1),
    companyNames: () => Promise.resolve(new Map()),
    one: (id: string) => (id === 'p1' ? Promise.resolve(listed) : Promise.reject(new IntroducerNotFound())),
    suspensionReason: () => Promise.resolve('Complaints'),
  };
  const sessions = Object.assign(new SessionsInMemory(), {
    list: () => Promise.resolve([session('s1'), session('s2')]),
  });
  const programs = {
    page: () => Promise.resolve({ items: [{ ...program, username: 'api-1' }], total: 1, next: null }),
  };
  return new ShowIntroducer(lists, sessions, programs);
};

describe('ShowIntroducer', () => {
  it('returns a partner with its sessions and API accounts', async () => {
    expect(await show(null).execute('p1')).toMatchObject({
      companyName: 'Alder Accounts Ltd',
      cases: 3,
      sessions: 2,
      apiAccounts: [program],
      suspensionReason: null,
    });
  });

  it('returns the suspension reason while the partner is suspended', async () => {
    expect(await show('2026-11-24T10:00:00Z').execute('p1')).toMatchObject({
      suspensionReason: 'Complaints',
    });
  });

  it('rejects an unknown partner', async () => {
    await expect(show(null).execute('p9')).rejects.toThrow(IntroducerNotFound);
  });
});
