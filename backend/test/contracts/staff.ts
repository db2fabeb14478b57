import type { AdminRepository } from '#modules/staff/application/admin.repository.js';
import type { StaffInvitationRepository } from '#modules/staff/application/invitations/staff-invitation.repository.js';
import { AlreadyInvited, EmailTaken } from '#modules/staff/domain/errors.js';
import { StaffInvitation } from '#modules/staff/domain/staff-invitation.js';
import { anAdmin } from '#test/in-memory/staff.js';
import { recordId, type Subject } from './subject.js';

const [ADA, BO, NOBODY] = [recordId(1), recordId(2), recordId(9)] as const;
const monday = new Date('2026-11-23T10:00:00Z');

export const adminRepositoryContract = (setUp: () => Promise<Subject<AdminRepository>>): void => {
  const filled = async () => {
    const { subject: admins, run } = await setUp();
    await admins.add(anAdmin(ADA));
    await admins.add(anAdmin(BO, 'case-manager'));
    return { admins, run };
  };

  it('returns an account as it was added, and null for an unknown id', async () => {
    const { admins, run } = await filled();

    expect(await admins.find(ADA)).toEqual(anAdmin(ADA));
    expect(await run(() => admins.lock(ADA))).toEqual(anAdmin(ADA));
    expect([await admins.find(NOBODY), await run(() => admins.lock(NOBODY))]).toEqual([null, null]);
    expect(await admins.count()).toBe(2);
  });

  it('finds an account by any spelling of its address', async () => {
    const { admins, run } = await filled();

    expect(await admins.findByEmail(` ${anAdmin(ADA).email.toUpperCase()}`)).toMatchObject({ id: ADA });
    expect(await run(() => admins.lockByEmail(anAdmin(BO).email))).toMatchObject({ id: BO });
    expect(await admins.findByEmail('nobody@broker.example')).toBeNull();
  });

  it('rejects a taken address', async () => {
    const { admins } = await filled();
    const other = Object.assign(anAdmin(NOBODY), {
      email: anAdmin(ADA).email,
      emailKey: anAdmin(ADA).emailKey,
    });

    await expect(admins.add(other)).rejects.toThrow(EmailTaken);
  });

  it('locks the administrators, without case managers and removed accounts', async () => {
    const { admins, run } = await filled();
    expect(await run(() => admins.lockAdministrators())).toEqual([ADA]);
    const ada = anAdmin(ADA);
    ada.remove(monday);

    await run(() => admins.save(ada));

    expect(await run(() => admins.lockAdministrators())).toEqual([]);
  });

  it('replaces a password', async () => {
    const { admins } = await filled();

    await admins.replacePassword(ADA, 'another hash');

    expect(await admins.find(ADA)).toMatchObject({ password: 'another hash' });
    expect(await admins.find(BO)).toMatchObject({ password: 'a hash' });
  });

  it('updates a hash, and leaves a password that was changed in the meantime', async () => {
    const { admins } = await filled();
    await admins.replacePassword(BO, 'a new password');

    for (const id of [ADA, BO]) await admins.updateHash(id, { from: 'a hash', to: 'a newer hash' });

    expect(await admins.find(ADA)).toMatchObject({ password: 'a newer hash' });
    expect(await admins.find(BO)).toMatchObject({ password: 'a new password' });
  });
};

/** Members of staff with these ids must exist. */
export const staffInvitationContract = (
  setUp: () => Promise<Subject<StaffInvitationRepository>>,
  [inviter, other]: readonly [string, string],
): void => {
  const invitation = (place: number, invitedBy: string, email = `guest${place}@broker.example`) => {
    const created = StaffInvitation.create({ id: recordId(place), email, role: 'admin', invitedBy }, monday);
    created.send(`aa0${place}`, monday);
    return created;
  };
  const filled = async () => {
    const { subject: invitations, run } = await setUp();
    await invitations.add(invitation(1, inviter));
    await invitations.add(invitation(2, other));
    return { invitations, run };
  };

  it('returns an invitation as it was added, by id and by digest', async () => {
    const { invitations, run } = await filled();

    expect(await invitations.find(recordId(1))).toEqual(invitation(1, inviter));
    expect(await run(() => invitations.lock(recordId(1)))).toEqual(invitation(1, inviter));
    expect(await invitations.findByDigest('aa02')).toMatchObject({ id: recordId(2) });
    expect(await invitations.findByDigest('aa03')).toBeNull();
    expect(await invitations.find(recordId(9))).toBeNull();
  });

  it('rejects a second pending invitation for an address, and accepts one after a withdrawal', async () => {
    const { invitations, run } = await filled();
    const again = invitation(3, other, 'guest1@broker.example');
    await expect(invitations.add(again)).rejects.toThrow(AlreadyInvited);
    const first = invitation(1, inviter);
    first.withdraw(monday);

    await run(() => invitations.save(first));

    await invitations.add(again);
    expect(await invitations.find(recordId(3))).toEqual(again);
  });

  it('locks the pending invitations of one member of staff', async () => {
    const { invitations, run } = await filled();

    expect(await run(() => invitations.lockPendingBy(inviter))).toEqual([invitation(1, inviter)]);
  });
};
