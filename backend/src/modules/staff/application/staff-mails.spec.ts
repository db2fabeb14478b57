import { ReadableTokens } from '../../../../test/support/links.js';
import { MailSources } from '#shared/application/mails/mails.js';
import { Admin } from '../domain/admin.js';
import { StaffInvitation } from '../domain/staff-invitation.js';
import { AdminRepository } from './admin.repository.js';
import { StaffInvitationRepository } from './staff-invitation.repository.js';
import { StaffMails } from './staff-mails.js';

const notAsked = () => Promise.reject(new Error('No mail asks for that'));
const at = new Date('2026-11-20T12:00:00Z');

const ada = new Admin({
  ...{ id: 'a1', email: 'ada@broker.example', password: '', name: 'Ada Admin' },
  ...{ role: 'admin', createdAt: at },
});

class OneAdmin extends AdminRepository {
  readonly findByEmail = notAsked;
  readonly count = notAsked;
  readonly add = notAsked;
  readonly replacePassword = notAsked;
  find(id: string): Promise<Admin | null> {
    return Promise.resolve(id === ada.id ? ada : null);
  }
}

class OneInvitation extends StaffInvitationRepository {
  readonly findByDigest = notAsked;
  readonly lock = notAsked;
  readonly lockPendingBy = notAsked;
  readonly add = notAsked;
  readonly save = notAsked;
  constructor(private readonly invitation: StaffInvitation) {
    super();
  }
  find(id: string): Promise<StaffInvitation | null> {
    return Promise.resolve(id === this.invitation.id ? this.invitation : null);
  }
}

const office = (digest = 'digest of k2-staff-invitation-v1:1') => {
  const state = { id: 'v1', email: 'sam@broker.example', role: 'admin', invitedBy: 'a1' } as const;
  const invitation = StaffInvitation.create(state, at);
  invitation.send(digest, at);
  const sources = new MailSources();
  new StaffMails(sources, new OneInvitation(invitation), new OneAdmin(), new ReadableTokens(['k2', 'k1']));
  return { invitation, mails: sources.of('staff-invitation') };
};

const sent = { invitationId: 'v1', sends: 1 };

it('sends whoever is invited the link, with who invites and as what', async () => {
  expect(await office().mails.load(sent)).toEqual({
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

it('makes the link under the secret that it was asked for under', async () => {
  const { mails } = office('digest of k1-staff-invitation-v1:1');

  expect(await mails.load(sent)).toMatchObject({ content: { token: 'k1-staff-invitation-v1:1' } });
});

it('leaves it to the newest mail of an invitation', async () => {
  const { invitation, mails } = office();
  invitation.send('digest of k2-staff-invitation-v1:2', at);

  expect(await mails.load(sent)).toBeNull();
  expect(await mails.load({ ...sent, sends: 2 })).toMatchObject({ id: 'v1.2' });
});

it('writes to nobody whose invitation is gone, accepted or withdrawn', async () => {
  const [accepted, withdrawn] = [office(), office()];
  accepted.invitation.accept(at);
  withdrawn.invitation.withdraw(at);

  expect(await accepted.mails.load(sent)).toBeNull();
  expect(await withdrawn.mails.load(sent)).toBeNull();
  expect(await office().mails.load({ ...sent, invitationId: 'v2' })).toBeNull();
});
