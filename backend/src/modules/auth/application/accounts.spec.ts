import { Contributions } from '#platform/application/contributions.js';
import { OwnedRecords } from './owned-records.js';
import { InvalidInput, WrongCode } from '#kernel/errors.js';
import { KeptActivity, KeptMails } from '#test/doubles.js';
import {
  AccountsInMemory,
  GuessesInMemory,
  OneCodeEach,
  ReadableHashes,
  ResetsInMemory,
  SessionsInMemory,
  VersionsInMemory,
} from '#test/in-memory/accounts.js';
import { CountedIds, SetClock, UndoingUnitOfWork, contextOf } from '#test/in-memory/surroundings.js';
import { ReadableTokens } from '#test/links.js';
import { ACCOUNT_EVENTS, type AccountEffects, type AccountEvent } from '../domain/account-events.js';
import {
  CodeNeeded,
  CredentialsReplaced,
  InvalidCode,
  InvalidCredentials,
  ResetLinkExpired,
  SessionNotFound,
  SignInBusy,
  WrongPassword,
} from '../domain/errors.js';
import { introducerRole as role } from '../domain/role.js';
import { EndAccess } from './end-access.js';
import { ReleaseStaffWork } from './release-staff-work.js';
import { AccountEvents } from './account-events.js';
import { ChangePassword } from './passwords/change-password.js';
import { CheckHolder } from './sign-in/check-holder.js';
import { CheckPassword } from './passwords/check-password.js';
import { ChoosePassword } from './passwords/choose-password.js';
import { EndSessions } from './sign-in/end-sessions.js';
import { PasswordPolicy } from './passwords/password-policy.js';
import { RedeemPasswordReset } from './passwords/redeem-password-reset.js';
import { ResetLinks } from './passwords/reset-links.js';
import { UnlockAccount } from './sign-in/unlock-account.js';
import { RequestPasswordReset } from './passwords/request-password-reset.js';
import { AccountsByRole, RoleAccounts } from './role-accounts.js';
import { SignIn } from './sign-in/sign-in.js';

const noon = new Date('2026-11-24T12:00:00Z');
const p1 = { type: 'introducer', id: 'p1' } as const;
const email = 'p1@alder.example';

const setUp = () => {
  const contributions = new Contributions();
  const accounts = contributions.add(RoleAccounts, new AccountsInMemory());
  const byRole = new AccountsByRole(contributions);
  const [sessions, resets, guesses] = [new SessionsInMemory(), new ResetsInMemory(), new GuessesInMemory()];
  const [activity, mails, hasher] = [new KeptActivity(), new KeptMails(), new ReadableHashes()];
  const [secondStep, clock, ids] = [new OneCodeEach(), new SetClock(noon), new CountedIds()];
  const programs = new Map([['program', 'p1']]);
  const invitations = new Map([['invitation', 'p1']]);
  const calendars = new Map([['calendar', 'p1']]);
  const ownedCases = new Map([['case', 'p1']]);
  contributions.add(OwnedRecords, {
    release: () => {
      ownedCases.clear();
      return Promise.resolve();
    },
  });
  const apiAccounts = {
    authenticate: () => Promise.resolve(null),
    revokeAll: () => {
      programs.clear();
      return Promise.resolve();
    },
  };
  const versions = new VersionsInMemory(accounts);
  const staffInvitations = {
    withdrawAllOf: () => {
      invitations.clear();
      return Promise.resolve();
    },
  };
  const staffCalendars = {
    end: () => {
      calendars.clear();
      return Promise.resolve();
    },
  };
  const events = new AccountEvents(
    contextOf({ activity, ids, clock }),
    versions,
    new EndAccess(versions, sessions, resets, apiAccounts),
    new ReleaseStaffWork(staffInvitations, staffCalendars, contributions),
    mails,
  );
  const work = new UndoingUnitOfWork(
    accounts.byId,
    sessions.open,
    resets.byId,
    programs,
    invitations,
    calendars,
    ownedCases,
    activity.all,
    mails.all,
  );
  const check = new CheckPassword(hasher, guesses);
  const policy = new PasswordPolicy({ guesses: (password) => Promise.resolve(password.length ** 6) }, 'Firm');
  const choose = new ChoosePassword(policy, hasher);
  const tokens = new ReadableTokens(['s1']);
  sessions.begin('p1', 'here', 'there');
  sessions.begin('p2', 'elsewhere');
  return {
    accounts,
    sessions,
    resets,
    guesses,
    activity,
    mails,
    hasher,
    secondStep,
    clock,
    programs,
    invitations,
    calendars,
    ownedCases,
    events,
    work,
    signIn: new SignIn(byRole, check, hasher, secondStep, guesses),
    checkHolder: new CheckHolder(byRole, check, secondStep, guesses),
    changePassword: new ChangePassword(
      contextOf({ unitOfWork: work }),
      byRole,
      check,
      guesses,
      choose,
      events,
    ),
    requestReset: new RequestPasswordReset(
      contextOf({ unitOfWork: work, ids }),
      byRole,
      resets,
      tokens,
      mails,
    ),
    redeemReset: new RedeemPasswordReset(
      contextOf({ unitOfWork: work }),
      new ResetLinks(resets, byRole, tokens),
      byRole,
      choose,
      events,
      new UnlockAccount(secondStep, guesses),
    ),
    endSessions: new EndSessions(contextOf({ activity, unitOfWork: work }), sessions),
    kept: (id: string) => accounts.byId.get(id),
  };
};

describe('Accounts', () => {
  describe('what an event of an account entails', () => {
    const effects = (Object.entries(ACCOUNT_EVENTS) as [AccountEvent, AccountEffects][]).map(
      ([event, entailed]) => ({ event, ...entailed }),
    );

    it.each(effects)(
      '$event: $sessions, $resetLinks, $apiAccounts, $invitations, $calendar, $ownedWork, $mail',
      async (entailed) => {
        const {
          events,
          sessions,
          resets,
          programs,
          invitations,
          calendars,
          ownedCases,
          activity,
          mails,
          kept,
        } = setUp();
        await resets.open({ id: 'r1', role: 'introducer', accountId: 'p1', digest: 'd' });

        const version = await events.apply(entailed.event, role, { id: 'p1' });

        const ended = entailed.sessions === 'ended';
        expect([...sessions.open.keys()]).toEqual(ended ? ['elsewhere'] : ['here', 'there', 'elsewhere']);
        expect([version, kept('p1')?.credentialsVersion]).toEqual(ended ? [1, 1] : [0, 0]);
        expect(resets.byId.size).toBe(entailed.resetLinks === 'withdrawn' ? 0 : 1);
        expect(programs.size).toBe(entailed.apiAccounts === 'revoked' ? 0 : 1);
        expect(invitations.size).toBe(entailed.invitations === 'withdrawn' ? 0 : 1);
        expect(calendars.size).toBe(entailed.calendar === 'ended' ? 0 : 1);
        expect(ownedCases.size).toBe(entailed.ownedWork === 'released' ? 0 : 1);
        expect(activity.all).toEqual([{ actor: p1, action: entailed.event, subject: p1 }]);
        expect(mails.all.map(({ data }) => data)).toMatchObject(
          entailed.mail === 'none'
            ? []
            : [{ accountId: 'p1', event: entailed.event, at: noon.toISOString() }],
        );
      },
    );

    it('sends at most one email an hour when strangers can trigger it', async () => {
      const { clock, events, mails } = setUp();

      await events.apply('wrong-code-entered', role, { id: 'p1' });
      clock.time = new Date('2026-11-24T12:59:00Z');
      await events.apply('wrong-code-entered', role, { id: 'p1' });
      clock.time = new Date('2026-11-24T13:00:00Z');
      await events.apply('wrong-code-entered', role, { id: 'p1' });

      const [first, second, third] = mails.all.map(({ id }) => id);
      expect(second).toBe(first);
      expect(third).not.toBe(first);
    });

    it.each([
      ['whose credentials were replaced since', { id: 'p1', credentialsVersion: 7 }],
      ['that is gone', { id: 'p9' }],
    ])('does nothing for an account %s', async (_why, account) => {
      const { events, sessions, activity } = setUp();

      await expect(events.apply('password-changed', role, account)).rejects.toThrow(CredentialsReplaced);
      expect(sessions.open.size).toBe(3);
      expect(activity.all).toEqual([]);
    });

    it('is logged with its actor and subject', async () => {
      const { events, activity } = setUp();
      const ada = { type: 'admin', id: 'ada' } as const;

      await events.apply('introducer-suspended', role, { id: 'p1' }, { id: 'e1', actor: ada });

      expect(activity.all).toEqual([{ id: 'e1', actor: ada, action: 'introducer-suspended', subject: p1 }]);
    });
  });

  const origin = { address: '192.0.2.1', isKnownTo: () => false };

  describe('a sign-in', () => {
    it('finds the account by any spelling of its address, and clears earlier wrong attempts', async () => {
      const { guesses, signIn } = setUp();
      await expect(signIn.execute(role, { email, password: 'wrong' }, origin)).rejects.toThrow();

      const { view } = await signIn.execute(role, { email: 'P1@Alder.example', password: 'right' }, origin);

      expect(view).toEqual({ id: 'p1', email });
      expect(guesses.guessesAt(email)).toBe(0);
    });

    it('replaces a hash under an earlier pepper, and ends no session', async () => {
      const { accounts, sessions, signIn, kept } = setUp();
      accounts.put('p1', { passwordHash: 'older hash of right' });

      await signIn.execute(role, { email, password: 'right' }, origin);

      expect(kept('p1')).toMatchObject({ passwordHash: 'hash of right', credentialsVersion: 0 });
      expect(sessions.open.size).toBe(3);
    });

    it('succeeds without a new hash when too many passwords are being hashed', async () => {
      const { accounts, hasher, signIn, kept } = setUp();
      accounts.put('p1', { passwordHash: 'older hash of right' });
      hasher.full = new SignInBusy();

      await signIn.execute(role, { email, password: 'right' }, origin);

      expect(kept('p1')).toMatchObject({ passwordHash: 'older hash of right' });
    });

    it.each([
      ['the code is missing', {}, new Map([['p1', '123456']])],
      ['the account is suspended', { suspended: true }, new Map<string, string>()],
    ])('leaves a hash under an earlier pepper when %s', async (_when, state, codes) => {
      const { accounts, secondStep, signIn, kept } = setUp();
      accounts.put('p1', { passwordHash: 'older hash of right', ...state });
      codes.forEach((code, id) => secondStep.codes.set(id, code));

      await expect(signIn.execute(role, { email, password: 'right' }, origin)).rejects.toThrow();

      expect(kept('p1')).toMatchObject({ passwordHash: 'older hash of right' });
    });

    it.each([
      ['a wrong password', { email, password: 'wrong' }, {}],
      ['an unknown address', { email: 'p9@alder.example', password: 'right' }, {}],
      ['the right password of a suspended account', { email, password: 'right' }, { suspended: true }],
    ])(
      'is rejected for %s with the same message, and counts as a wrong attempt',
      async (_why, credentials, state) => {
        const { accounts, guesses, signIn } = setUp();
        accounts.put('p1', state);

        const refused = await signIn.execute(role, credentials, origin).catch((error: unknown) => error);

        expect(refused).toBeInstanceOf(InvalidCredentials);
        expect(refused).toMatchObject({ message: 'Invalid email or password' });
        expect(guesses.guessesAt(credentials.email)).toBe(1);
      },
    );

    it('asks for the code only after the password, without counting a wrong attempt', async () => {
      const { guesses, secondStep, signIn } = setUp();
      secondStep.codes.set('p1', '123456');

      await expect(signIn.execute(role, { email, password: 'wrong' }, origin)).rejects.toThrow(
        InvalidCredentials,
      );
      await expect(signIn.execute(role, { email, password: 'right' }, origin)).rejects.toThrow(CodeNeeded);
      expect(guesses.guessesAt(email)).toBe(1);

      const code = '123456';
      expect(await signIn.execute(role, { email, password: 'right', code }, origin)).toMatchObject({ email });
      expect(guesses.guessesAt(email)).toBe(0);
    });

    it('is rejected for a wrong code, which counts as a wrong attempt', async () => {
      const { guesses, secondStep, signIn } = setUp();
      secondStep.codes.set('p1', '123456');

      const refused = signIn.execute(role, { email, password: 'right', code: '000000' }, origin);

      await expect(refused).rejects.toThrow(InvalidCode);
      expect(guesses.guessesAt(email)).toBe(1);
    });

    it('does not count as a wrong attempt when the server was too busy to check it', async () => {
      const { guesses, hasher, signIn } = setUp();
      hasher.busy = new SignInBusy();

      await expect(signIn.execute(role, { email, password: 'right' }, origin)).rejects.toThrow(SignInBusy);
      expect(guesses.guessesAt(email)).toBe(0);
    });
  });

  describe('a signed-in user', () => {
    it('is reauthenticated by the password and, if turned on, a code', async () => {
      const { guesses, secondStep, checkHolder } = setUp();
      const check = (proof: { currentPassword: string; code?: string }) =>
        checkHolder.execute(role, email, proof, '192.0.2.1');

      expect(await check({ currentPassword: 'right' })).toMatchObject({ view: { id: 'p1' } });
      await expect(check({ currentPassword: 'wrong' })).rejects.toThrow(WrongPassword);
      expect(guesses.guessesAt(email)).toBe(1);

      secondStep.codes.set('p1', '123456');
      await expect(check({ currentPassword: 'right' })).rejects.toThrow(WrongCode);
      expect(guesses.guessesAt(email)).toBe(1);
      await expect(check({ currentPassword: 'right', code: '000000' })).rejects.toThrow(WrongCode);
      expect(guesses.guessesAt(email)).toBe(2);
      expect(await check({ currentPassword: 'right', code: '123456' })).toMatchObject({ view: { id: 'p1' } });
      expect(guesses.guessesAt(email)).toBe(0);
    });

    it('ends a session of its own, all others, or all', async () => {
      const { activity, sessions, endSessions } = setUp();

      await endSessions.execute(role, 'p1', { allBut: 'here' });
      expect([...sessions.open.keys()]).toEqual(['here', 'elsewhere']);
      sessions.begin('p1', 'again', 'and-again');
      await endSessions.execute(role, 'p1', { id: 'again' });
      expect([...sessions.open.keys()]).toEqual(['here', 'elsewhere', 'and-again']);
      await endSessions.execute(role, 'p1', 'all');

      expect([...sessions.open.keys()]).toEqual(['elsewhere']);
      expect(activity.all.map(({ action }) => action)).toEqual([
        'other-sessions-ended',
        'session-ended',
        'all-sessions-ended',
      ]);
    });

    it('cannot end another account’s session', async () => {
      const { activity, sessions, endSessions } = setUp();

      await expect(endSessions.execute(role, 'p1', { id: 'elsewhere' })).rejects.toThrow(SessionNotFound);
      expect(sessions.open.size).toBe(3);
      expect(activity.all).toEqual([]);
    });
  });

  describe('a change of the password', () => {
    const change = { currentPassword: 'right', password: 'seven quiet otters' };

    it('stores the new one and returns the new credentials version', async () => {
      const { sessions, changePassword, kept } = setUp();

      expect(await changePassword.execute(role, email, change, '192.0.2.1')).toEqual({
        view: { id: 'p1', email },
        credentialsVersion: 1,
      });
      expect(kept('p1')).toMatchObject({ passwordHash: 'hash of seven quiet otters', credentialsVersion: 1 });
      expect([...sessions.open.keys()]).toEqual(['elsewhere']);
    });

    it.each([
      ['the one before is wrong', { ...change, currentPassword: 'wrong' }, WrongPassword, 1],
      ['the new one is too short', { ...change, password: 'abc' }, InvalidInput, 0],
    ])('does nothing when %s', async (_why, asked, error, guessed) => {
      const { sessions, guesses, changePassword, kept } = setUp();

      await expect(changePassword.execute(role, email, asked, '192.0.2.1')).rejects.toThrow(error);
      expect(kept('p1')).toMatchObject({ passwordHash: 'hash of right', credentialsVersion: 0 });
      expect(sessions.open.size).toBe(3);
      expect(guesses.guessesAt(email)).toBe(guessed);
    });
  });

  describe('a forgotten password', () => {
    const token = 's1-password-reset-n1';

    it('is replaced once with the emailed link, which confirms the address and ends all sessions', async () => {
      const { accounts, sessions, programs, guesses, mails, requestReset, redeemReset, kept } = setUp();
      await requestReset.execute(role, email);
      expect(mails.all).toEqual([{ kind: 'password-reset', id: 'n1', data: { resetId: 'n1' } }]);
      await guesses.begin({ role, email, address: '192.0.2.1', knownDevice: false });

      await redeemReset.execute(role, token, 'seven quiet otters');

      expect(kept('p1')).toMatchObject({
        passwordHash: 'hash of seven quiet otters',
        confirmed: true,
        credentialsVersion: 1,
      });
      expect([...sessions.open.keys(), ...programs.keys()]).toEqual(['elsewhere']);
      expect(guesses.guessesAt(email)).toBe(0);
      await expect(redeemReset.execute(role, token, 'eight quiet otters')).rejects.toThrow(ResetLinkExpired);
      expect(accounts.byId.size).toBe(1);
    });

    it('keeps the count of wrong codes for an account with two-step sign-in', async () => {
      const { guesses, secondStep, requestReset, redeemReset } = setUp();
      secondStep.codes.set('p1', '123456');
      await guesses.begin({ role, email, address: '192.0.2.1', knownDevice: false });
      await requestReset.execute(role, email);

      await redeemReset.execute(role, token, 'seven quiet otters');

      expect(guesses.guessesAt(email)).toBe(1);
    });

    it('keeps the link valid when the new password is rejected', async () => {
      const { requestReset, redeemReset } = setUp();
      await requestReset.execute(role, email);

      await expect(redeemReset.execute(role, token, 'abc')).rejects.toThrow(InvalidInput);
      await redeemReset.execute(role, token, 'seven quiet otters');
    });

    it('is not replaced once the account is suspended', async () => {
      const { accounts, requestReset, redeemReset, kept } = setUp();
      await requestReset.execute(role, email);
      accounts.put('p1', { suspended: true });

      await expect(redeemReset.execute(role, token, 'seven quiet otters')).rejects.toThrow(ResetLinkExpired);
      expect(kept('p1')).toMatchObject({ passwordHash: 'hash of right' });
    });

    it('has one link at a time', async () => {
      const { requestReset, redeemReset } = setUp();
      await requestReset.execute(role, email);
      await requestReset.execute(role, email);

      await expect(redeemReset.execute(role, token, 'seven quiet otters')).rejects.toThrow(ResetLinkExpired);
      await redeemReset.execute(role, 's1-password-reset-n2', 'seven quiet otters');
    });

    it.each([
      ['an unknown address', 'p9@alder.example', {}],
      ['a suspended account', email, { suspended: true }],
    ])(
      'answers a request from %s identically, and its link does not work',
      async (_whose, address, state) => {
        const { accounts, resets, mails, requestReset, redeemReset, kept } = setUp();
        accounts.put('p1', state);

        await requestReset.execute(role, address);

        expect([...resets.byId.values()]).toEqual([
          { id: 'n1', role: 'introducer', accountId: null, digest: `digest of ${token}` },
        ]);
        expect(mails.all).toHaveLength(1);
        await expect(redeemReset.execute(role, token, 'seven quiet otters')).rejects.toThrow(
          ResetLinkExpired,
        );
        expect(kept('p1')).toMatchObject({ passwordHash: 'hash of right' });
      },
    );
  });
});
