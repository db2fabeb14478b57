import { introducerRole } from '#modules/auth/public.js';
import type { TwoFactors } from '#modules/two-factor/application/two-factors.js';
import type { Subject } from './subject.js';

const ID = '0193f000-0000-7000-8000-0000000000a1';
const SECRET = 'JBSWY3DPEHPK3PXP';

export const twoFactorsContract = (setUp: () => Promise<Subject<TwoFactors>>): void => {
  const turnedOn = async () => {
    const { subject: twoFactors, run } = await setUp();
    await twoFactors.propose(introducerRole, ID, SECRET);
    await run(() => twoFactors.turnOn(introducerRole, ID, 100, ['one', 'two']));
    return { twoFactors, run };
  };

  it('is off when it was never turned on', async () => {
    const { subject: twoFactors, run } = await setUp();

    expect(await twoFactors.view(introducerRole, ID)).toEqual({
      on: false,
      since: null,
      recoveryCodesLeft: 0,
    });
    expect(await twoFactors.secretOf(introducerRole, ID)).toBeNull();
    expect(await run(() => twoFactors.proposed(introducerRole, ID))).toBeNull();
    expect(await twoFactors.turnOff(introducerRole, ID)).toBe(false);
  });

  it('stores only the latest proposed secret, which is not in force', async () => {
    const { subject: twoFactors, run } = await setUp();
    await twoFactors.propose(introducerRole, ID, 'AAAA');
    await twoFactors.propose(introducerRole, ID, SECRET);

    expect(await run(() => twoFactors.proposed(introducerRole, ID))).toBe(SECRET);
    expect(await twoFactors.secretOf(introducerRole, ID)).toBeNull();
    expect(await twoFactors.view(introducerRole, ID)).toMatchObject({ on: false });
  });

  it('puts the proposed secret in force when it is turned on', async () => {
    const { twoFactors, run } = await turnedOn();

    expect(await twoFactors.secretOf(introducerRole, ID)).toBe(SECRET);
    expect(await run(() => twoFactors.proposed(introducerRole, ID))).toBeNull();
    expect(await twoFactors.view(introducerRole, ID)).toMatchObject({ on: true, recoveryCodesLeft: 2 });
  });

  it('records when it was turned on', async () => {
    const { twoFactors } = await turnedOn();

    expect((await twoFactors.view(introducerRole, ID)).since).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it('accepts each later step once, and no earlier one', async () => {
    const { twoFactors } = await turnedOn();
    const use = (step: number) => twoFactors.useStep(introducerRole, ID, step);

    expect([await use(100), await use(102), await use(102), await use(101)]).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('accepts each recovery code once, and no unknown one', async () => {
    const { twoFactors } = await turnedOn();
    const use = (...digests: string[]) => twoFactors.useRecoveryCode(introducerRole, ID, digests);

    expect([await use('none', 'one'), await use('one'), await use('three', 'four')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await twoFactors.view(introducerRole, ID)).toMatchObject({ recoveryCodesLeft: 1 });
  });

  it('accepts only the new recovery codes once they are replaced', async () => {
    const { twoFactors, run } = await turnedOn();

    await run(() => twoFactors.replaceRecoveryCodes(introducerRole, ID, ['three']));

    expect(await twoFactors.useRecoveryCode(introducerRole, ID, ['one'])).toBe(false);
    expect(await twoFactors.useRecoveryCode(introducerRole, ID, ['three'])).toBe(true);
  });

  it('deletes secret and codes when it is turned off', async () => {
    const { twoFactors } = await turnedOn();

    expect(await twoFactors.turnOff(introducerRole, ID)).toBe(true);

    expect(await twoFactors.secretOf(introducerRole, ID)).toBeNull();
    expect(await twoFactors.useRecoveryCode(introducerRole, ID, ['one'])).toBe(false);
    expect(await twoFactors.useStep(introducerRole, ID, 200)).toBe(false);
  });
};
