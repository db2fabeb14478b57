import { InvalidInput, NotAdministrator } from '#kernel/errors.js';
import type { Role } from '#modules/auth/public.js';
import { KeptActivity, KeptMails } from '#test/doubles.js';
import { AdminsInMemory, anAdmin, InvitationsInMemory } from '#test/in-memory/staff.js';
import { CountedIds, SetClock, UndoingUnitOfWork, contextOf } from '#test/in-memory/surroundings.js';
import { ReadableTokens } from '#test/links.js';
import {
  AlreadyInvited,
  EmailTaken,
  InvitationNotFound,
  InvitationExpired,
  LastAdministrator,
  StaffNotFound,
} from '../domain/errors.js';
import { AcceptStaffInvitation } from './invitations/accept-staff-invitation.js';
import { ChangeStaffRole } from './change-staff-role.js';
import { CreateAdmin } from './create-admin.js';
import { InviteStaff } from './invitations/invite-staff.js';
import { LockStaff } from './lock-staff.js';
import { OpenStaffInvitation } from './invitations/open-staff-invitation.js';
import { RemoveStaff } from './remove-staff.js';
import { ResendStaffInvitation } from './invitations/resend-staff-invitation.js';
import { SendStaffInvitation } from './invitations/send-staff-invitation.js';
import { WithdrawInvitationsOf } from './invitations/withdraw-invitations-of.js';
import { WithdrawStaffInvitation } from './invitations/withdraw-staff-invitation.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const inAWeek = new Date('2026-12-01T10:00:00Z');
const ada = { type: 'admin', id: 'ada' } as const;

const setUp = (...others: Parameters<typeof anAdmin>[]) => {
  const admins = new AdminsInMemory(anAdmin('ada'), ...others.map((admin) => anAdmin(...admin)));
  const [invitations, activity, mails] = [new InvitationsInMemory(), new KeptActivity(), new KeptMails()];
  const [clock, ids, tokens] = [new SetClock(tuesday), new CountedIds(), new ReadableTokens(['s1'])];
  const happened: string[] = [];
  const work = new UndoingUnitOfWork(
    admins.records.byId,
    invitations.records.byId,
    activity.all,
    mails.all,
    happened,
  );
  const events = {
    apply: (event: string, _role: Role, { id }: { readonly id: string }) => {
      happened.push(`${event} ${id}`);
      return Promise.resolve(1);
    },
  };
  const secondStep = {
    turnOff: (_role: Role, id: string) => Promise.resolve(void happened.push(`no code of ${id}`)),
  };
  const policy = {
    refusal: (password: string) => Promise.resolve(password === 'weak' ? 'Easy to guess' : null),
  };
  const hasher = { hash: (password: string) => Promise.resolve(`hash of ${password}`) };
  const choosePassword = {
    execute: (_role: Role, password: string) =>
      password === 'weak'
        ? Promise.reject(new InvalidInput([{ field: 'password', message: 'Easy to guess' }]))
        : hasher.hash(password),
  };
  const send = new SendStaffInvitation(contextOf({ clock }), tokens, mails);
  const open = new OpenStaffInvitation(contextOf({ clock }), invitations, tokens);
  const lock = new LockStaff(admins);
  return {
    admins,
    activity,
    mails,
    clock,
    happened,
    open,
    invite: new InviteStaff(contextOf({ activity, unitOfWork: work, ids, clock }), admins, invitations, send),
    resend: new ResendStaffInvitation(contextOf({ activity, unitOfWork: work }), invitations, send),
    withdraw: new WithdrawStaffInvitation(contextOf({ activity, unitOfWork: work, clock }), invitations),
    withdrawAllOf: new WithdrawInvitationsOf(contextOf({ activity, clock }), invitations),
    accept: new AcceptStaffInvitation(
      contextOf({ activity, unitOfWork: work, ids, clock }),
      open,
      choosePassword,
      invitations,
      admins,
    ),
    changeRole: new ChangeStaffRole(contextOf({ unitOfWork: work }), lock, admins, events),
    remove: new RemoveStaff(contextOf({ unitOfWork: work, clock }), lock, admins, events, secondStep),
    create: new CreateAdmin(contextOf({ unitOfWork: work, activity, ids, clock }), admins, policy, hasher),
    kept: (id: string) => admins.records.find(id),
    invitation: (id: string) => invitations.records.find(id),
  };
};

const clara = { email: ' clara@broker.example ', role: 'case-manager' } as const;
const acceptance = { token: 's1-staff-invitation-n1', name: ' Clara Case ', password: 'seven quiet otters' };
/** The token in the n-th email of the first invitation. */
const tokenOf = async ({ open, invitation }: ReturnType<typeof setUp>): Promise<string> => {
  const digest = invitation('n1')?.digest ?? '';
  const token = digest.replace('digest of ', '');
  await open.execute(token);
  return token;
};

describe('Staff accounts', () => {
  describe('an invitation', () => {
    it('stores a digest of its link, sends the email, and logs no address', async () => {
      const { activity, mails, invite, invitation } = setUp();

      const id = await invite.execute(clara, 'ada');

      expect(invitation(id)).toMatchObject({
        email: 'clara@broker.example',
        role: 'case-manager',
        invitedBy: 'ada',
        sends: 1,
        digest: expect.stringMatching(/^digest of s1-/) as string,
        expiresAt: inAWeek,
      });
      expect(mails.all).toMatchObject([{ kind: 'staff-invitation', data: { invitationId: id, sends: 1 } }]);
      expect(activity.all).toEqual([
        {
          actor: ada,
          action: 'staff-invited',
          subject: { type: 'staff-invitation', id },
          changes: { role: { from: null, to: 'case-manager' } },
        },
      ]);
    });

    it.each([
      ['a member of staff has', EmailTaken, 'Grace@Broker.example'],
      ['is invited already', AlreadyInvited, 'CLARA@broker.example'],
    ])('is rejected for an address that %s, in any spelling', async (_why, error, email) => {
      const { activity, mails, invite } = setUp(['grace', 'case-manager']);
      await invite.execute(clara, 'ada');

      await expect(invite.execute({ email, role: 'admin' }, 'ada')).rejects.toThrow(error);
      expect(mails.all).toHaveLength(1);
      expect(activity.all).toHaveLength(1);
    });

    it('cannot be sent by a case manager or a removed member of staff', async () => {
      const { admins, mails, invite } = setUp(['grace', 'case-manager'], ['old']);
      admins.records.put(Object.assign(anAdmin('old'), { removedAt: monday }));

      await expect(invite.execute(clara, 'grace')).rejects.toThrow(NotAdministrator);
      await expect(invite.execute(clara, 'old')).rejects.toThrow(NotAdministrator);
      expect(mails.all).toEqual([]);
    });

    it('can be sent to a removed member of staff', async () => {
      const { admins, mails, invite } = setUp();
      admins.records.put(Object.assign(anAdmin('clara'), { removedAt: monday }));

      await invite.execute(clara, 'ada');

      expect(mails.all).toHaveLength(1);
    });

    it('gets a new link for another week when it is resent, and the previous link stops working', async () => {
      const setup = setUp();
      await setup.invite.execute(clara, 'ada');
      const first = await tokenOf(setup);
      setup.clock.time = inAWeek;
      await expect(setup.open.execute(first)).rejects.toThrow(InvitationExpired);

      await setup.resend.execute('n1', ada);

      expect(await setup.open.execute(await tokenOf(setup))).toMatchObject({ id: 'n1' });
      await expect(setup.open.execute(first)).rejects.toThrow(InvitationExpired);
      expect(setup.mails.all.map(({ data }) => data)).toMatchObject([{ sends: 1 }, { sends: 2 }]);
      expect(setup.activity.all.at(-1)).toMatchObject({ action: 'staff-invitation-resent' });
    });

    it('stops working and cannot be resent when it is withdrawn', async () => {
      const setup = setUp();
      await setup.invite.execute(clara, 'ada');
      const token = await tokenOf(setup);

      await setup.withdraw.execute('n1', ada);

      await expect(setup.open.execute(token)).rejects.toThrow(InvitationExpired);
      await expect(setup.withdraw.execute('n1', ada)).rejects.toThrow(InvitationNotFound);
      await expect(setup.resend.execute('n1', ada)).rejects.toThrow(InvitationNotFound);
      expect(setup.activity.all.map(({ action }) => action)).toEqual([
        'staff-invited',
        'staff-invitation-withdrawn',
      ]);
    });

    it('is withdrawn together with the inviter’s other invitations', async () => {
      const { activity, invite, invitation, withdrawAllOf } = setUp(['grace']);
      await invite.execute(clara, 'ada');
      await invite.execute({ email: 'b@broker.example', role: 'admin' }, 'ada');
      await invite.execute({ email: 'c@broker.example', role: 'admin' }, 'grace');

      await withdrawAllOf.execute('ada', ada);

      expect(['n1', 'n2', 'n3'].map((id) => invitation(id)?.isPending)).toEqual([false, false, true]);
      expect(activity.all.filter(({ action }) => action === 'staff-invitation-withdrawn')).toHaveLength(2);
    });
  });

  describe('an acceptance', () => {
    it('creates an account with the invited role, once', async () => {
      const setup = setUp();
      await setup.invite.execute(clara, 'ada');
      const token = await tokenOf(setup);

      const { view, credentialsVersion } = await setup.accept.execute({ ...acceptance, token });

      const account = { email: 'clara@broker.example', name: 'Clara Case', role: 'case-manager' };
      expect({ view, credentialsVersion }).toEqual({ view: { id: 'n2', ...account }, credentialsVersion: 0 });
      expect(setup.kept('n2')).toMatchObject({ ...account, password: 'hash of seven quiet otters' });
      expect(setup.activity.all.at(-1)).toEqual({
        actor: { type: 'admin', id: 'n2' },
        action: 'staff-joined',
        subject: { type: 'admin', id: 'n2' },
        changes: { role: { from: null, to: 'case-manager' } },
      });
      await expect(setup.accept.execute({ ...acceptance, token })).rejects.toThrow(InvitationExpired);
    });

    it('reopens the account of a member of staff who was removed', async () => {
      const setup = setUp();
      setup.admins.records.put(Object.assign(anAdmin('clara'), { removedAt: monday }));
      await setup.invite.execute(clara, 'ada');

      await setup.accept.execute({ ...acceptance, token: await tokenOf(setup) });

      expect(setup.kept('clara')).toMatchObject({
        name: 'Clara Case',
        role: 'case-manager',
        removedAt: null,
        password: 'hash of seven quiet otters',
      });
      expect(await setup.admins.count()).toBe(2);
    });

    it('keeps the link valid when the password is too easy to guess', async () => {
      const setup = setUp();
      await setup.invite.execute(clara, 'ada');
      const token = await tokenOf(setup);

      const refused = setup.accept.execute({ ...acceptance, token, password: 'weak' });

      await expect(refused).rejects.toThrow(InvalidInput);
      await expect(refused).rejects.toMatchObject({
        errors: [{ field: 'password', message: 'Easy to guess' }],
      });
      await setup.accept.execute({ ...acceptance, token });
    });

    it.each([
      ['has lost the role', { role: 'case-manager' as const }],
      ['was removed', { removedAt: monday }],
    ])('is rejected when the inviter %s meanwhile', async (_what, state) => {
      const setup = setUp();
      await setup.invite.execute(clara, 'ada');
      const token = await tokenOf(setup);
      setup.admins.records.put(Object.assign(anAdmin('ada'), state));

      await expect(setup.accept.execute({ ...acceptance, token })).rejects.toThrow(InvitationExpired);
      expect(await setup.admins.count()).toBe(1);
    });

    it('is rejected when the address got an account meanwhile, and leaves the invitation unchanged', async () => {
      const setup = setUp();
      await setup.invite.execute(clara, 'ada');
      const token = await tokenOf(setup);
      setup.admins.records.put(anAdmin('clara'));

      await expect(setup.accept.execute({ ...acceptance, token })).rejects.toThrow(EmailTaken);
      expect(setup.invitation('n1')).toMatchObject({ acceptedAt: null });
    });
  });

  describe('a change of the staff', () => {
    it('changes a role, and does nothing when it is unchanged', async () => {
      const { happened, changeRole, kept } = setUp(['grace', 'case-manager']);

      await changeRole.execute('grace', 'case-manager', ada);
      expect(happened).toEqual([]);
      await changeRole.execute('grace', 'admin', ada);

      expect(kept('grace')).toMatchObject({ role: 'admin' });
      expect(happened).toEqual(['staff-role-changed grace']);
    });

    it('removes a member of staff, whose account then cannot be changed', async () => {
      const { happened, changeRole, remove, kept } = setUp(['grace', 'case-manager']);

      await remove.execute('grace', ada);

      expect(kept('grace')).toMatchObject({ removedAt: tuesday, name: 'grace of the staff' });
      expect(happened).toEqual(['no code of grace', 'staff-removed grace']);
      await expect(remove.execute('grace', ada)).rejects.toThrow(StaffNotFound);
      await expect(changeRole.execute('grace', 'admin', ada)).rejects.toThrow(StaffNotFound);
    });

    it('never leaves the staff without an administrator', async () => {
      const { happened, changeRole, remove, kept } = setUp(['grace', 'case-manager']);

      await expect(remove.execute('ada', ada)).rejects.toThrow(LastAdministrator);
      await expect(changeRole.execute('ada', 'case-manager', ada)).rejects.toThrow(LastAdministrator);
      await changeRole.execute('ada', 'admin', ada);

      expect(kept('ada')).toMatchObject({ role: 'admin', removedAt: null });
      expect(happened).toEqual([]);
    });

    it('allows one of two administrators to leave, also by their own choice', async () => {
      const { remove, changeRole, kept } = setUp(['grace'], ['hedy']);

      await changeRole.execute('grace', 'case-manager', ada);
      await remove.execute('ada', ada);

      expect(kept('grace')).toMatchObject({ role: 'case-manager' });
      expect(kept('ada')).toMatchObject({ removedAt: tuesday });
    });

    it.each([
      ['a case manager', { type: 'admin', id: 'grace' } as const],
      ['a system actor', { type: 'system', id: null } as const],
    ])('rejects %s', async (_who, actor) => {
      const { changeRole, remove, kept } = setUp(['grace', 'case-manager'], ['hedy']);

      await expect(remove.execute('hedy', actor)).rejects.toThrow(NotAdministrator);
      await expect(changeRole.execute('grace', 'admin', actor)).rejects.toThrow(NotAdministrator);
      expect(kept('hedy')).toMatchObject({ removedAt: null });
    });
  });

  describe('an admin created by the operator', () => {
    const typed = { email: ' hedy@broker.example ', name: ' Hedy ', password: 'seven quiet otters' };

    it('has the administrator role', async () => {
      const { activity, create, kept } = setUp();

      const view = await create.execute(typed);

      expect(view).toEqual({ id: 'n1', email: 'hedy@broker.example', name: 'Hedy', role: 'admin' });
      expect(kept('n1')).toMatchObject({ password: 'hash of seven quiet otters', createdAt: tuesday });
      expect(activity.all).toEqual([
        {
          actor: { type: 'system', id: null },
          action: 'admin-created',
          subject: { type: 'admin', id: 'n1' },
        },
      ]);
    });

    it.each([
      ['email', { email: 'nowhere' }],
      ['email', { email: `${'a'.repeat(250)}@broker.example` }],
      ['name', { name: ' ' }],
      ['name', { name: 'x'.repeat(201) }],
      ['name', { name: 'Hedy\u202e' }],
      ['password', { password: 'weak' }],
    ])('is rejected for its %s: %#', async (field, changes) => {
      const { admins, create } = setUp();

      await expect(create.execute({ ...typed, ...changes })).rejects.toMatchObject({ errors: [{ field }] });
      expect(await admins.count()).toBe(1);
    });

    it('is rejected for a taken address, and logs nothing', async () => {
      const { activity, create } = setUp();

      await expect(create.execute({ ...typed, email: 'Ada@Broker.example' })).rejects.toThrow(EmailTaken);
      expect(activity.all).toEqual([]);
    });
  });
});
