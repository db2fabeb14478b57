import { adminRole, introducerRole } from '#modules/auth/public.js';
import type { PasswordResets } from '#modules/auth/application/passwords/password-resets.js';
import { recordId, type Subject } from './subject.js';

const [FIONA, BEA] = [recordId(1), recordId(2)] as const;
const reset = (place: number, accountId: string | null = FIONA) => ({
  id: recordId(10 + place),
  role: introducerRole.name,
  accountId,
  digest: `aa0${place}`,
});

export const passwordResetsContract = (setUp: () => Promise<Subject<PasswordResets>>): void => {
  it('finds an open reset by id, and by digest within its role', async () => {
    const { subject: resets } = await setUp();
    await resets.open(reset(1));

    expect(await resets.find(recordId(11))).toMatchObject({ accountId: FIONA });
    expect(await resets.findByDigest(introducerRole, 'aa01')).toMatchObject({ id: recordId(11) });
    expect(await resets.findByDigest(adminRole, 'aa01')).toBeNull();
    expect(await resets.find(recordId(12))).toBeNull();
  });

  it('finds no reset for an unknown address', async () => {
    const { subject: resets } = await setUp();
    await resets.open(reset(1, null));

    expect(await resets.find(recordId(11))).toBeNull();
    expect(await resets.findByDigest(introducerRole, 'aa01')).toBeNull();
  });

  it('replaces an earlier reset of the same account only', async () => {
    const { subject: resets } = await setUp();
    await resets.open(reset(1));
    await resets.open(reset(2, BEA));
    await resets.open(reset(3));

    expect(await resets.find(recordId(11))).toBeNull();
    expect(await resets.find(recordId(12))).toMatchObject({ accountId: BEA });
    expect(await resets.find(recordId(13))).toMatchObject({ accountId: FIONA });
  });

  it('is used once', async () => {
    const { subject: resets } = await setUp();
    await resets.open(reset(1));

    expect([await resets.use(recordId(11)), await resets.use(recordId(11))]).toEqual([true, false]);
  });

  it('withdraws the resets of one account', async () => {
    const { subject: resets } = await setUp();
    await resets.open(reset(1));
    await resets.open(reset(2, BEA));

    await resets.withdraw(introducerRole, FIONA);

    expect(await resets.find(recordId(11))).toBeNull();
    expect(await resets.find(recordId(12))).toMatchObject({ accountId: BEA });
  });
};
