import { EmailUnconfirmed } from '#kernel/errors.js';
import type { Role } from '#modules/auth/public.js';
import { KeptActivity, KeptAnswers } from '#test/doubles.js';
import { ApiAccountsInMemory } from '#test/in-memory/api-accounts.js';
import { CountedIds, SetClock, UndoingUnitOfWork, contextOf } from '#test/in-memory/surroundings.js';
import { ApiAccountNotFound, TooManyApiAccounts } from '../domain/errors.js';
import { MAX_LIVE_ACCOUNTS } from '../domain/api-account.js';
import { AuthenticateApiAccount } from './authenticate-api-account.js';
import { CreateApiAccount } from './create-api-account.js';
import { RevokeAllApiAccounts } from './revoke-all-api-accounts.js';
import { RevokeApiAccount } from './revoke-api-account.js';

const noon = new Date('2026-11-24T12:00:00Z');
const partner = { type: 'introducer', id: 'i1' } as const;
const signedIn = { view: { id: 'i1', emailConfirmed: true }, credentialsVersion: 2 };
const crm = { name: 'Our CRM' };

const setUp = () => {
  const [accounts, activity, clock, ids] = [
    new ApiAccountsInMemory(),
    new KeptActivity(),
    new SetClock(noon),
    new CountedIds('a'),
  ];
  const told: string[] = [];
  let issued = 0;
  const credentials = {
    issue: () => {
      issued += 1;
      return { username: `user${issued}`, secret: `secret${issued}`, digest: `digest of secret${issued}` };
    },
    matches: (secret: string, digest: string | null) => digest === `digest of ${secret}`,
  };
  const events = {
    apply: (
      _event: string,
      _role: Role,
      _holder: unknown,
      { subject }: { subject?: { id: string | null } } = {},
    ) => {
      told.push(subject?.id ?? '');
      return Promise.resolve(1);
    },
  };
  const create = new CreateApiAccount(
    contextOf({ idempotency: new KeptAnswers(), ids, clock }),
    accounts,
    credentials,
    events,
  );
  const work = new UndoingUnitOfWork(accounts.records.byId, activity.all);
  return {
    accounts,
    activity,
    clock,
    told,
    create,
    authenticate: new AuthenticateApiAccount(contextOf({ clock }), accounts, credentials),
    revoke: new RevokeApiAccount(contextOf({ unitOfWork: work, activity, clock }), accounts),
    revokeAll: new RevokeAllApiAccounts(contextOf({ activity, clock }), accounts),
    kept: (id: string) => accounts.records.find(id),
  };
};

describe('API accounts', () => {
  describe('an API account', () => {
    it('stores a digest of the secret, shows the secret once and emails the partner', async () => {
      const { told, create, kept } = setUp();

      const created = await create.execute(signedIn, crm, null, partner);

      expect(created).toEqual({
        id: 'a1',
        name: 'Our CRM',
        username: 'user1',
        secret: 'secret1',
        createdAt: noon.toISOString(),
        lastUsedAt: null,
        revokedAt: null,
      });
      expect(kept('a1')).toMatchObject({
        introducerId: 'i1',
        password: 'digest of secret1',
        credentialsVersion: 2,
      });
      expect(told).toEqual(['a1']);
    });

    it('is created once when the request is repeated, and the replay omits the secret', async () => {
      const { accounts, told, create } = setUp();
      const { secret, ...first } = await create.execute(signedIn, crm, 'k1', partner);

      expect(secret).toBe('secret1');
      expect(await create.execute(signedIn, crm, 'k1', partner)).toEqual({ ...first, secret: null });
      expect(accounts.records.all).toHaveLength(1);
      expect(told).toEqual(['a1']);
    });

    it('is created again by each request without a key', async () => {
      const { accounts, create } = setUp();

      await create.execute(signedIn, crm, null, partner);
      await create.execute(signedIn, crm, null, partner);

      expect(accounts.records.all).toHaveLength(2);
    });

    it('is not created for a partner with an unconfirmed address', async () => {
      const { accounts, create } = setUp();
      const unconfirmed = { view: { id: 'i1', emailConfirmed: false }, credentialsVersion: 0 };

      await expect(create.execute(unconfirmed, crm, null, partner)).rejects.toThrow(EmailUnconfirmed);
      expect(accounts.records.all).toEqual([]);
    });

    it('is rejected above the limit of live accounts', async () => {
      const { create, revoke, told } = setUp();
      for (let made = 0; made < MAX_LIVE_ACCOUNTS; made += 1)
        await create.execute(signedIn, crm, null, partner);

      await expect(create.execute(signedIn, crm, null, partner)).rejects.toThrow(TooManyApiAccounts);
      expect(told).toHaveLength(MAX_LIVE_ACCOUNTS);
      await revoke.execute('i1', 'a1', partner);
      await create.execute(signedIn, crm, null, partner);
    });
  });

  describe('a partner’s system', () => {
    it('signs in with its secret, and records the last use to the minute', async () => {
      const { authenticate, clock, create, kept } = setUp();
      await create.execute(signedIn, crm, null, partner);

      expect(await authenticate.execute('user1', 'secret1')).toMatchObject({ id: 'a1', introducerId: 'i1' });
      clock.time = new Date('2026-11-24T12:00:59Z');
      await authenticate.execute('user1', 'secret1');
      expect(kept('a1')).toMatchObject({ lastUsedAt: noon });
      clock.time = new Date('2026-11-24T12:01:00Z');
      await authenticate.execute('user1', 'secret1');
      expect(kept('a1')).toMatchObject({ lastUsedAt: clock.time });
    });

    it('does not sign in with a wrong secret, an unknown username, when revoked or for a suspended partner', async () => {
      const { accounts, authenticate, create, revoke, kept } = setUp();
      await create.execute(signedIn, crm, null, partner);

      expect(await authenticate.execute('user1', 'secret2')).toBeNull();
      expect(await authenticate.execute('user2', 'secret1')).toBeNull();
      accounts.partnerIsLetIn = false;
      expect(await authenticate.execute('user1', 'secret1')).toBeNull();
      accounts.partnerIsLetIn = true;
      await revoke.execute('i1', 'a1', partner);
      expect(await authenticate.execute('user1', 'secret1')).toBeNull();
      expect(kept('a1')).toMatchObject({ lastUsedAt: null });
    });
  });

  describe('a revocation', () => {
    const entry = { actor: partner, action: 'api-account-revoked' };

    it('happens once and is permanent', async () => {
      const { activity, clock, create, revoke, kept } = setUp();
      await create.execute(signedIn, crm, null, partner);

      await revoke.execute('i1', 'a1', partner);
      clock.time = new Date('2026-11-25T12:00:00Z');
      await revoke.execute('i1', 'a1', partner);

      expect(kept('a1')).toMatchObject({ revokedAt: noon });
      expect(activity.all).toEqual([{ ...entry, subject: { type: 'api-account', id: 'a1' } }]);
    });

    it('returns ‘not found’ for another partner’s account and for an unknown one', async () => {
      const { activity, create, revoke, kept } = setUp();
      await create.execute(signedIn, crm, null, partner);

      await expect(revoke.execute('i2', 'a1', partner)).rejects.toThrow(ApiAccountNotFound);
      await expect(revoke.execute('i1', 'a9', partner)).rejects.toThrow(ApiAccountNotFound);
      expect(kept('a1')).toMatchObject({ revokedAt: null });
      expect(activity.all).toEqual([]);
    });

    it('revokes only the partner’s live accounts when all are revoked', async () => {
      const { activity, create, revoke, revokeAll, kept } = setUp();
      await create.execute(signedIn, crm, null, partner);
      await create.execute(signedIn, crm, null, partner);
      await create.execute({ ...signedIn, view: { id: 'i2' } }, crm, null, partner);
      await revoke.execute('i1', 'a1', partner);

      await revokeAll.execute('i1', partner);

      expect([kept('a2')?.revokedAt, kept('a3')?.revokedAt]).toEqual([noon, null]);
      expect(activity.all.map(({ subject }) => subject.id)).toEqual(['a1', 'a2']);
    });
  });
});
