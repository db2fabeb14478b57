import { AdminsInMemory, InvitationsInMemory } from '#test/in-memory/staff.js';
import { ReadableTokens } from '#test/links.js';
import { Admin } from '../../domain/admin.js';
import { StaffInvitation } from '../../domain/staff-invitation.js';
import { StaffMails } from './staff-mails.js';

const at = new Date('2026-11-20T12:00:00Z');

const ada = new Admin({
  id: 'a1',
  email: 'ada@broker.example',
  password: '',
  name: 'Ada Admin',
  role: 'admin',
  createdAt: at,
});

const setUp = (
  digest = 'digest of k2-staff-invitation-v1:1',
  then?: (invitation: StaffInvitation) => void,
) => {
  const state = { id: 'v1', email: 'sam@broker.example', role: 'admin', invitedBy: 'a1' } as const;
  const invitation = StaffInvitation.create(state, at);
  invitation.send(digest, at);
  then?.(invitation);
  const invitations = new InvitationsInMemory();
  invitations.records.put(invitation);
  const { mails } = new StaffMails(invitations, new AdminsInMemory(ada), new ReadableTokens(['k2', 'k1']));
  return mails['staff-invitation'];
};

const sent = { invitationId: 'v1', sends: 1 };

describe('StaffMails', () => {
  it('emails the invited person the link, with the inviter and the role', async () => {
    expect(await setUp().load(sent)).toEqual({
      id: 'v1.1',
      to: { name: '', address: 'sam@broker.example' },
      content: {
        invitedBy: 'Ada Admin',
        administrator: true,
        token: 'k2-staff-invitation-v1:1',
        expiresAt: new Date('2026-11-27T12:00:00Z'),
      },
    });
  });

  it('derives the link from the secret in force at the request', async () => {
    const mails = setUp('digest of k1-staff-invitation-v1:1');

    expect(await mails.load(sent)).toMatchObject({ content: { token: 'k1-staff-invitation-v1:1' } });
  });

  it('sends only the newest email of an invitation', async () => {
    const mails = setUp(undefined, (invitation) => invitation.send('digest of k2-staff-invitation-v1:2', at));

    expect(await mails.load(sent)).toBeNull();
    expect(await mails.load({ ...sent, sends: 2 })).toMatchObject({ id: 'v1.2' });
  });

  it('sends no email for a deleted, accepted or withdrawn invitation', async () => {
    const accepted = setUp(undefined, (invitation) => invitation.accept(at));
    const withdrawn = setUp(undefined, (invitation) => invitation.withdraw(at));

    expect(await accepted.load(sent)).toBeNull();
    expect(await withdrawn.load(sent)).toBeNull();
    expect(await setUp().load({ ...sent, invitationId: 'v2' })).toBeNull();
  });
});
