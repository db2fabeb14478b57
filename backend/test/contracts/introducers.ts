import type { EmailConfirmations } from '#modules/introducers/application/email-confirmation/email-confirmations.js';
import type { IntroducerRepository } from '#modules/introducers/application/introducer.repository.js';
import type { ReferralLinkRepository } from '#modules/introducers/application/referral-links/referral-link.repository.js';
import { EmailTaken, IntroducerNotFound } from '#modules/introducers/domain/errors.js';
import { aPartner } from '#test/in-memory/introducers.js';
import { recordId, type Subject } from './subject.js';

const [FIRST, SECOND, NOBODY] = [recordId(1), recordId(2), recordId(9)] as const;
const monday = new Date('2026-11-23T10:00:00Z');
const partner = (id: string) => aPartner(id, monday);

export const introducerRepositoryContract = (setUp: () => Promise<Subject<IntroducerRepository>>): void => {
  const filled = async () => {
    const { subject: introducers, run } = await setUp();
    await introducers.add(partner(FIRST));
    await introducers.add(partner(SECOND));
    return { introducers, run };
  };

  it('returns a partner as it was added, and none for an unknown id', async () => {
    const { introducers, run } = await filled();

    expect(await introducers.find(FIRST)).toEqual(partner(FIRST));
    expect(await introducers.find(NOBODY)).toBeNull();
    await expect(run(() => introducers.lock(NOBODY))).rejects.toThrow(IntroducerNotFound);
  });

  it('finds a partner by any spelling of its address, and rejects a taken one', async () => {
    const { introducers } = await filled();
    const { email } = partner(FIRST);

    expect(await introducers.findByEmail(email.toUpperCase())).toMatchObject({ id: FIRST });
    expect(await introducers.findByEmail('nobody@alder.example')).toBeNull();
    await expect(introducers.add(aPartner(NOBODY, monday, email))).rejects.toThrow(EmailTaken);
  });

  it('stores a change only when it is saved, but not the password', async () => {
    const { introducers, run } = await filled();
    const changed = await run(() => introducers.lock(FIRST));
    changed.change({ companyName: 'Birch Accounts Ltd' });
    expect(await introducers.find(FIRST)).toEqual(partner(FIRST));

    await run(() => introducers.save(changed));

    expect(await introducers.find(FIRST)).toEqual(changed);
    expect(await introducers.find(SECOND)).toEqual(partner(SECOND));
  });

  it('replaces a password, and records a sign-in', async () => {
    const { introducers } = await filled();

    await introducers.replacePassword(FIRST, 'another hash');
    await introducers.noteSignIn(FIRST);

    expect(await introducers.find(FIRST)).toMatchObject({
      password: 'another hash',
      lastSignedInAt: expect.any(Date) as unknown,
    });
  });

  it('updates a hash, and leaves a password that was changed in the meantime', async () => {
    const { introducers } = await filled();
    await introducers.replacePassword(SECOND, 'a new password');

    for (const id of [FIRST, SECOND])
      await introducers.updateHash(id, { from: 'a hash', to: 'a newer hash' });

    expect(await introducers.find(FIRST)).toMatchObject({ password: 'a newer hash' });
    expect(await introducers.find(SECOND)).toMatchObject({ password: 'a new password' });
  });
};

export const emailConfirmationsContract = (
  setUp: () => Promise<Subject<EmailConfirmations>>,
  [partnerId]: readonly [string, string],
): void => {
  const confirmation = (place: number) => ({
    id: recordId(place),
    introducerId: partnerId,
    digest: `aa0${place}`,
  });

  it('returns the open confirmation of a partner, the newest only', async () => {
    const { subject: confirmations } = await setUp();
    expect(await confirmations.find(partnerId)).toBeNull();
    await confirmations.open(confirmation(1));
    await confirmations.open(confirmation(2));

    expect(await confirmations.find(partnerId)).toMatchObject(confirmation(2));
    expect(await confirmations.use('aa01')).toBeNull();
  });

  it('is used once', async () => {
    const { subject: confirmations } = await setUp();
    await confirmations.open(confirmation(1));

    expect([await confirmations.use('aa01'), await confirmations.use('aa01')]).toEqual([partnerId, null]);
    expect(await confirmations.find(partnerId)).toBeNull();
  });
};

export const referralLinksContract = (
  setUp: () => Promise<Subject<ReferralLinkRepository>>,
  [introducerId, other]: readonly [string, string],
): void => {
  const link = (token: string) => ({ introducerId, token, createdAt: monday });

  it('finds the partner of a link, until it is replaced', async () => {
    const { subject: links } = await setUp();
    expect(await links.find(introducerId)).toBeNull();
    await links.replace(link('first'));
    expect(await links.findOwner('first')).toMatchObject({ id: introducerId });

    await links.replace(link('second'));

    expect(await links.find(introducerId)).toEqual(link('second'));
    expect(await links.find(other)).toBeNull();
    expect(await links.findOwner('first')).toBeNull();
    expect(await links.findOwner('second')).toMatchObject({ id: introducerId });
  });
};
