import { WrongCode } from '#kernel/errors.js';
import { adminRole as admin, introducerRole as introducer } from '#modules/auth/public.js';
import type { Principal } from '#platform/application/principal.js';
import { AccountsInMemory } from '#test/in-memory/accounts.js';
import { CountedIds, SetClock, UndoingUnitOfWork, contextOf } from '#test/in-memory/surroundings.js';
import { TwoFactorsInMemory } from '#test/in-memory/two-factors.js';
import { AccountNotFound, NothingToConfirm, TwoFactorIsOff, TwoFactorStaysOn } from '../domain/errors.js';
import { BeginTwoFactor } from './begin-two-factor.js';
import { CheckCode } from './check-code.js';
import { RenewRecoveryCodes } from './renew-recovery-codes.js';
import { ResetTwoFactor } from './reset-two-factor.js';
import { TurnOffTwoFactor } from './turn-off-two-factor.js';
import { TurnOnTwoFactor } from './turn-on-two-factor.js';
import { TwoFactorPolicy } from './two-factor-policy.js';

const email = 'ada@broker.example';
const ada = { view: { id: 'ada', email }, credentialsVersion: 3 };
const proof = { currentPassword: 'right' };

/** An app that shows the last six digits of the half minutes since 1970: 59478480 at noon. */
const noon = new Date(1_784_354_400_000);
const step = noon.getTime() / 30_000;
const shown = (at = step) => String(at).slice(-6);

const setUp = (asked: { ofStaff: boolean } = { ofStaff: false }) => {
  const [twoFactors, clock, secrets, codes] = [
    new TwoFactorsInMemory(),
    new SetClock(noon),
    new CountedIds('secret'),
    new CountedIds('key'),
  ];
  const happened: (readonly [event: string, actor: Principal['type'] | undefined])[] = [];
  const app = {
    newSecret: () => secrets.next(),
    uri: (secret: string, holder: string) => `otpauth://${holder}/${secret}`,
    stepOf: (_secret: string, digits: string, at: Date) =>
      [0, -1, 1].map((by) => at.getTime() / 30_000 + by).find((one) => shown(one) === digits) ?? null,
  };
  const recoveryCodes = {
    issue: () => [codes.next(), codes.next()].map((code) => ({ code, digest: `digest of ${code}` })),
    digestsOf: (code: string) => [`digest of ${code}`] as const,
  };
  const admins = new AccountsInMemory();
  admins.put('ada', { view: ada.view, email });
  const accounts = { of: () => admins };
  const events = {
    apply: (event: string, _role: unknown, _account: unknown, details?: { readonly actor: Principal }) => {
      happened.push([event, details?.actor.type]);
      return Promise.resolve(4);
    },
  };
  const checkHolder = { execute: () => Promise.resolve(ada) };
  const work = new UndoingUnitOfWork(twoFactors.byAccount, happened);
  const duty = new TwoFactorPolicy(twoFactors, asked.ofStaff);
  const begin = new BeginTwoFactor(checkHolder, twoFactors, app);
  const turnOn = new TurnOnTwoFactor(
    contextOf({ unitOfWork: work, clock }),
    twoFactors,
    app,
    recoveryCodes,
    events,
  );
  return {
    clock,
    duty,
    happened,
    begin,
    turnOn,
    check: new CheckCode(contextOf({ unitOfWork: work, clock }), twoFactors, app, recoveryCodes, events),
    turnOff: new TurnOffTwoFactor(contextOf({ unitOfWork: work }), duty, checkHolder, events, twoFactors),
    renew: new RenewRecoveryCodes(
      contextOf({ unitOfWork: work }),
      checkHolder,
      events,
      twoFactors,
      recoveryCodes,
    ),
    reset: new ResetTwoFactor(contextOf({ unitOfWork: work }), accounts, events, twoFactors),
    view: () => twoFactors.view(admin, 'ada'),
    secret: () => twoFactors.secretOf(admin, 'ada'),
    /** Turned on with the code of noon; it is half a minute later. */
    turnedOn: async () => {
      await begin.execute(admin, email, proof, '192.0.2.1');
      const turned = await turnOn.execute(admin, ada, shown());
      clock.time = new Date(noon.getTime() + 30_000);
      happened.length = 0;
      return turned;
    },
  };
};

describe('Two-factor sign-in', () => {
  describe('the set-up', () => {
    it('returns a secret that applies once a code from the app confirms it', async () => {
      const { begin, turnOn, secret, view, happened } = setUp();

      const proposed = await begin.execute(admin, email, proof, '192.0.2.1');
      expect(proposed).toEqual({ secret: 'secret1', uri: `otpauth://${email}/secret1` });
      expect(await secret()).toBeNull();

      const { opened, recoveryCodes } = await turnOn.execute(admin, ada, ` ${shown()} `);

      expect(opened).toEqual({ view: ada.view, credentialsVersion: 4 });
      expect(recoveryCodes).toEqual(['key1', 'key2']);
      expect(await secret()).toBe('secret1');
      expect(await view()).toMatchObject({ on: true, recoveryCodesLeft: 2 });
      expect(happened).toEqual([['two-factor-turned-on', undefined]]);
    });

    it('is not finished by a wrong code, and can be retried', async () => {
      const { begin, turnOn, secret, happened } = setUp();
      await begin.execute(admin, email, proof, '192.0.2.1');

      await expect(turnOn.execute(admin, ada, '000000')).rejects.toThrow(WrongCode);
      await expect(turnOn.execute(admin, ada, 'key1')).rejects.toThrow(WrongCode);
      expect(await secret()).toBeNull();
      expect(happened).toEqual([]);
      await turnOn.execute(admin, ada, shown());
    });

    it('cannot be finished twice, or without a start', async () => {
      const { turnOn, turnedOn } = setUp();

      await expect(turnOn.execute(admin, ada, shown())).rejects.toThrow(NothingToConfirm);
      await turnedOn();
      await expect(turnOn.execute(admin, ada, shown(step + 1))).rejects.toThrow(NothingToConfirm);
    });

    it('can be restarted with another app, and the previous app works until then', async () => {
      const { begin, turnOn, turnedOn, secret } = setUp();
      await turnedOn();

      await begin.execute(admin, email, proof, '192.0.2.1');
      expect(await secret()).toBe('secret1');
      await turnOn.execute(admin, ada, shown(step + 1));

      expect(await secret()).toBe('secret2');
    });
  });

  describe('a code', () => {
    it('is not asked for when two-step sign-in is off, or for another role', async () => {
      const { check, turnedOn } = setUp();

      expect(await check.execute(admin, 'ada', undefined)).toBe('right');
      await turnedOn();
      expect(await check.execute(introducer, 'ada', undefined)).toBe('right');
      expect(await check.execute(admin, 'ada', undefined)).toBe('missing');
    });

    it('works once when it is from the app, and not again after the set-up', async () => {
      const { check, turnedOn, happened } = setUp();
      await turnedOn();

      expect(await check.execute(admin, 'ada', shown(step))).toBe('wrong');
      expect(await check.execute(admin, 'ada', shown(step + 1))).toBe('right');
      expect(await check.execute(admin, 'ada', shown(step + 1))).toBe('wrong');
      expect(happened).toEqual([
        ['wrong-code-entered', 'system'],
        ['wrong-code-entered', 'system'],
      ]);
    });

    it('works once when it is for recovery, and the holder is notified', async () => {
      const { check, turnedOn, view, happened } = setUp();
      await turnedOn();

      expect(await check.execute(admin, 'ada', 'KEY-1')).toBe('right');
      expect(await check.execute(admin, 'ada', 'key1')).toBe('wrong');
      expect((await view()).recoveryCodesLeft).toBe(1);
      expect(happened).toEqual([
        ['recovery-code-used', undefined],
        ['wrong-code-entered', 'system'],
      ]);
    });

    it('is invalid once new recovery codes are created', async () => {
      const { check, renew, turnedOn, happened } = setUp();
      await turnedOn();

      expect(await renew.execute(admin, email, proof, '192.0.2.1')).toEqual(['key3', 'key4']);

      expect(happened).toEqual([['recovery-codes-renewed', undefined]]);
      expect(await check.execute(admin, 'ada', 'key1')).toBe('wrong');
      expect(await check.execute(admin, 'ada', 'key4')).toBe('right');
    });
  });

  describe('turned off', () => {
    it('allows sign-in with the password alone', async () => {
      const { check, turnOff, turnedOn, secret, happened } = setUp();
      await turnedOn();

      const opened = await turnOff.execute(admin, email, proof, '192.0.2.1');

      expect(opened).toEqual({ view: ada.view, credentialsVersion: 4 });
      expect(await secret()).toBeNull();
      expect(await check.execute(admin, 'ada', undefined)).toBe('right');
      expect(happened).toEqual([['two-factor-turned-off', undefined]]);
    });

    it('is reset by the operator for a member of staff who lost app and codes', async () => {
      const { reset, turnedOn, secret, happened } = setUp({ ofStaff: true });
      await turnedOn();

      await reset.execute(admin, email);

      expect(await secret()).toBeNull();
      expect(happened).toEqual([['two-factor-reset', 'system']]);
      await expect(reset.execute(admin, 'nobody@broker.example')).rejects.toThrow(AccountNotFound);
    });

    it('does nothing and logs nothing when it is already off', async () => {
      const { renew, reset, turnOff, happened } = setUp();

      await expect(turnOff.execute(admin, email, proof, '192.0.2.1')).rejects.toThrow(TwoFactorIsOff);
      await expect(reset.execute(admin, email)).rejects.toThrow(TwoFactorIsOff);
      await expect(renew.execute(admin, email, proof, '192.0.2.1')).rejects.toThrow(TwoFactorIsOff);
      expect(happened).toEqual([]);
    });

    it('is not possible when the operator requires it for staff', async () => {
      const { duty, turnOff, turnedOn, secret } = setUp({ ofStaff: true });
      expect(await duty.isRequired(admin, 'ada')).toBe(true);
      expect(await duty.isRequired(introducer, 'ada')).toBe(false);
      await turnedOn();

      await expect(turnOff.execute(admin, email, proof, '192.0.2.1')).rejects.toThrow(TwoFactorStaysOn);
      expect(await secret()).toBe('secret1');
      expect(await duty.isRequired(admin, 'ada')).toBe(false);
    });
  });
});
