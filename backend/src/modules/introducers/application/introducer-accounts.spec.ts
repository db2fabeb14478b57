import type { Role } from '#modules/auth/public.js';
import { KeptActivity, KeptAnswers, KeptMails } from '#test/doubles.js';
import {
  aPartner,
  ConfirmationsInMemory,
  IntroducersInMemory,
  profile,
  ReferralLinksInMemory,
} from '#test/in-memory/introducers.js';
import { CountedIds, SetClock, UndoingUnitOfWork, contextOf } from '#test/in-memory/surroundings.js';
import { ReadableTokens } from '#test/links.js';
import type { Principal } from '#platform/application/principal.js';
import { EmailUnconfirmed, InvalidInput } from '#kernel/errors.js';
import {
  ConfirmationLinkOver,
  EmailTaken,
  IntroducerNotFound,
  IntroducerSuspended,
} from '../domain/errors.js';
import { AskToConfirmEmail } from './email-confirmation/ask-to-confirm-email.js';
import { ConfirmEmail } from './email-confirmation/confirm-email.js';
import { FindIntroducer } from './find-introducer.js';
import { FollowReferralLink } from './referral-links/follow-referral-link.js';
import { NoteConfirmedEmail } from './email-confirmation/note-confirmed-email.js';
import { RenewReferralLink } from './referral-links/renew-referral-link.js';
import { SendPasswordReset } from './send-password-reset.js';
import { SignUpIntroducer } from './sign-up-introducer.js';
import { SuspendIntroducer } from './suspend-introducer.js';
import { UpdateIntroducer } from './update-introducer.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const ada = { type: 'admin', id: 'ada' } as const;
const partner = { type: 'introducer', id: 'p1' } as const;

const setUp = () => {
  const introducers = new IntroducersInMemory(aPartner('p1', monday));
  const [activity, mails, confirmations] = [new KeptActivity(), new KeptMails(), new ConfirmationsInMemory()];
  const [links, clock, ids] = [
    new ReferralLinksInMemory(introducers),
    new SetClock(tuesday),
    new CountedIds(),
  ];
  const applied: string[] = [];
  const resetLinks: string[] = [];
  const choosePassword = {
    execute: (_role: Role, password: string) =>
      password === 'weak'
        ? Promise.reject(new InvalidInput([{ field: 'password', message: 'Easy to guess' }]))
        : Promise.resolve(`hash of ${password}`),
  };
  const requestReset = {
    execute: (_role: Role, email: string) => Promise.resolve(void resetLinks.push(email)),
  };
  const work = new UndoingUnitOfWork(
    introducers.records.byId,
    confirmations.byPartner,
    activity.all,
    mails.all,
    introducers.events,
    resetLinks,
  );
  const ask = new AskToConfirmEmail(
    contextOf({ unitOfWork: work, ids }),
    confirmations,
    new ReadableTokens(['s1']),
    mails,
  );
  const events = {
    apply: (event: string, _role: Role, { id }: { readonly id: string }) => {
      applied.push(`${event} ${id}`);
      return Promise.resolve(1);
    },
  };
  const suspension = new SuspendIntroducer(contextOf({ unitOfWork: work, ids, clock }), introducers, events);
  const noteConfirmed = new NoteConfirmedEmail(contextOf({ activity, clock }), introducers);
  let token = 0;
  const tokens = { next: () => `token-${(token += 1)}` };
  return {
    introducers,
    activity,
    mails,
    confirmations,
    links,
    applied,
    resetLinks,
    signUp: new SignUpIntroducer(
      contextOf({ unitOfWork: work, activity, ids, clock }),
      introducers,
      choosePassword,
      ask,
    ),
    confirm: new ConfirmEmail(
      contextOf({ unitOfWork: work }),
      confirmations,
      new ReadableTokens(['s1']),
      noteConfirmed,
    ),
    askAgain: ask,
    update: new UpdateIntroducer(contextOf({ activity, unitOfWork: work }), introducers),
    suspend: (id: string, reason: string, actor: Principal) =>
      suspension.execute(id, 'suspended', reason, actor),
    restore: (id: string, reason: string, actor: Principal) =>
      suspension.execute(id, 'restored', reason, actor),
    sendReset: new SendPasswordReset(contextOf({ activity, unitOfWork: work }), introducers, requestReset),
    renew: new RenewReferralLink(
      contextOf({ activity, idempotency: new KeptAnswers(), clock }),
      links,
      tokens,
    ),
    follow: new FollowReferralLink(links),
    find: new FindIntroducer(introducers),
    kept: (id: string) => introducers.records.find(id),
  };
};

describe('Introducer accounts', () => {
  describe('a sign-up', () => {
    const given = { ...profile, email: ' new@alder.example ', password: 'correct horse' };

    it('creates an account and emails a link to confirm its address', async () => {
      const { activity, confirmations, mails, signUp, kept } = setUp();

      const { view, credentialsVersion } = await signUp.execute(given);

      expect(view).toMatchObject({ ...profile, id: 'n1', email: 'new@alder.example', emailConfirmed: false });
      expect(credentialsVersion).toBe(0);
      expect(kept('n1')).toMatchObject({ password: 'hash of correct horse', emailConfirmedAt: null });
      expect(activity.all).toMatchObject([{ action: 'introducer-signed-up', actor: { id: 'n1' } }]);
      expect(confirmations.byPartner.get('n1')).toMatchObject({
        digest: 'digest of s1-email-confirmation-n2',
      });
      expect(mails.all).toEqual([{ kind: 'welcome', id: 'n2', data: { introducerId: 'n1' } }]);
    });

    it('rejects a taken address in any spelling, and stores nothing', async () => {
      const { introducers, activity, mails, signUp } = setUp();

      await expect(signUp.execute({ ...given, email: 'P1@Alder.example' })).rejects.toThrow(EmailTaken);
      expect(introducers.records.all).toHaveLength(1);
      expect([...activity.all, ...mails.all]).toEqual([]);
    });

    it('rejects a guessable password before it reveals whether the address is taken', async () => {
      const { signUp } = setUp();

      await expect(
        signUp.execute({ ...given, email: 'p1@alder.example', password: 'weak' }),
      ).rejects.toMatchObject({ errors: [{ field: 'password' }] });
    });

    it('is backdated and confirmed without an email for the demonstration', async () => {
      const { confirmations, mails, signUp, kept } = setUp();

      await signUp.execute(given, monday);

      expect(kept('n1')).toMatchObject({ createdAt: monday, emailConfirmedAt: monday });
      expect(mails.all).toEqual([]);
      expect(confirmations.byPartner.size).toBe(0);
    });
  });

  describe('the confirmation of an address', () => {
    it('works once with the emailed link', async () => {
      const { activity, confirm, askAgain, kept } = setUp();
      await askAgain.execute({ id: 'p1', emailConfirmed: false });

      await confirm.execute('s1-email-confirmation-n1');

      expect(kept('p1')).toMatchObject({ emailConfirmedAt: tuesday });
      expect(activity.all).toEqual([{ actor: partner, action: 'email-confirmed', subject: partner }]);
      await expect(confirm.execute('s1-email-confirmation-n1')).rejects.toThrow(ConfirmationLinkOver);
      expect(activity.all).toHaveLength(1);
    });

    it('does not work with an earlier link', async () => {
      const { confirm, askAgain, kept } = setUp();
      await askAgain.execute({ id: 'p1', emailConfirmed: false });
      await askAgain.execute({ id: 'p1', emailConfirmed: false });

      await expect(confirm.execute('s1-email-confirmation-n1')).rejects.toThrow(ConfirmationLinkOver);
      expect(kept('p1')).toMatchObject({ emailConfirmedAt: null });
      await confirm.execute('s1-email-confirmation-n2');
      expect(kept('p1')).toMatchObject({ emailConfirmedAt: tuesday });
    });

    it('sends no link once the address is confirmed', async () => {
      const { mails, askAgain } = setUp();

      await askAgain.execute({ id: 'p1', emailConfirmed: true });

      expect(mails.all).toEqual([]);
    });
  });

  describe('a partner’s own details', () => {
    it('is changed as sent, and logged by field names only', async () => {
      const { activity, update, kept } = setUp();

      const view = await update.execute('p1', {
        phone: '0131 496 0000',
        emails: { offerMade: false, caseByLink: true },
        companyName: profile.companyName,
      });

      expect(view).toMatchObject({
        phone: '0131 496 0000',
        emails: { offerMade: false, caseByLink: true, statementPaid: true },
        companyName: profile.companyName,
      });
      expect(kept('p1')).toMatchObject({ phone: '0131 496 0000', emailsOff: ['offerMade'] });
      const changes = { fields: { from: null, to: ['phone', 'emails'] } };
      expect(activity.all).toEqual([
        { actor: partner, action: 'introducer-updated', subject: partner, changes },
      ]);
    });

    it('is unchanged when nothing new was sent', async () => {
      const { activity, update } = setUp();

      await update.execute('p1', profile);

      expect(activity.all).toEqual([]);
    });
  });

  describe('staff', () => {
    it('suspend a partner with a reason, with all consequences', async () => {
      const { applied, introducers, find, suspend, kept } = setUp();

      await suspend('p1', 'Complaints', ada);

      expect(kept('p1')).toMatchObject({ suspendedAt: tuesday });
      expect(await find.execute('p1')).toMatchObject({ suspended: true });
      expect(introducers.events).toEqual([
        [{ kind: 'suspended', introducerId: 'p1', reason: 'Complaints' }, 'ada'],
      ]);
      expect(applied).toEqual(['introducer-suspended p1']);
    });

    it('restore a partner, and a repeated suspension or restoration does nothing', async () => {
      const { applied, introducers, suspend, restore, kept } = setUp();

      await restore('p1', 'Nothing to do', ada);
      await suspend('p1', 'Complaints', ada);
      await suspend('p1', 'Again', ada);
      await restore('p1', 'Cleared up', { type: 'system', id: null });

      expect(kept('p1')).toMatchObject({ suspendedAt: null });
      expect(introducers.events.map(([{ kind, reason }, by]) => [kind, reason, by])).toEqual([
        ['suspended', 'Complaints', 'ada'],
        ['restored', 'Cleared up', null],
      ]);
      expect(applied).toEqual(['introducer-suspended p1', 'introducer-restored p1']);
    });

    it('email a partner a reset link, which is logged', async () => {
      const { activity, resetLinks, sendReset } = setUp();

      await sendReset.execute('p1', ada);

      expect(resetLinks).toEqual(['p1@alder.example']);
      expect(activity.all).toEqual([{ actor: ada, action: 'password-reset-sent', subject: partner }]);
    });

    it('email none to a suspended partner', async () => {
      const { activity, resetLinks, suspend, sendReset } = setUp();
      await suspend('p1', 'Complaints', ada);

      await expect(sendReset.execute('p1', ada)).rejects.toThrow(IntroducerSuspended);
      expect([...resetLinks, ...activity.all]).toEqual([]);
    });

    it('cannot open an unknown partner', async () => {
      const { suspend, restore, sendReset, update, find } = setUp();

      await expect(suspend('p9', 'x', ada)).rejects.toThrow(IntroducerNotFound);
      await expect(restore('p9', 'x', ada)).rejects.toThrow(IntroducerNotFound);
      await expect(sendReset.execute('p9', ada)).rejects.toThrow(IntroducerNotFound);
      await expect(update.execute('p9', {})).rejects.toThrow(IntroducerNotFound);
      expect(await find.execute('p9')).toBeNull();
    });
  });

  describe('a referral link', () => {
    const confirmed = { id: 'p1', emailConfirmed: true };

    it('assigns clients to its partner, and the previous link stops working', async () => {
      const { activity, follow, renew } = setUp();

      expect(await renew.execute(confirmed, null, partner)).toEqual({
        token: 'token-1',
        createdAt: tuesday.toISOString(),
      });
      await renew.execute(confirmed, null, partner);

      expect(await follow.execute('token-1')).toBeNull();
      expect(await follow.execute('token-2')).toEqual({
        introducerId: 'p1',
        companyName: 'Alder Accounts Ltd',
        contactName: 'Fiona Alder',
      });
      const entry = { actor: partner, action: 'referral-link-renewed', subject: partner };
      expect(activity.all).toEqual([entry, entry]);
    });

    it('is renewed once when the request is repeated', async () => {
      const { activity, renew } = setUp();
      const first = await renew.execute(confirmed, 'k1', partner);

      expect(await renew.execute(confirmed, 'k1', partner)).toEqual(first);
      expect(activity.all).toHaveLength(1);
    });

    it('stops working while its partner is suspended, and works again afterwards', async () => {
      const { follow, renew, suspend, restore } = setUp();
      await renew.execute(confirmed, null, partner);

      await suspend('p1', 'Complaints', ada);
      expect(await follow.execute('token-1')).toBeNull();
      await restore('p1', 'Cleared up', ada);
      expect(await follow.execute('token-1')).toMatchObject({ introducerId: 'p1' });
    });

    it('is not created for a partner with an unconfirmed address', async () => {
      const { links, renew } = setUp();

      await expect(renew.execute({ id: 'p1', emailConfirmed: false }, null, partner)).rejects.toThrow(
        EmailUnconfirmed,
      );
      expect(links.byPartner.size).toBe(0);
    });
  });
});
