import { Contributions } from '#platform/application/contributions.js';
import type { PartnerEmail } from '#kernel/partner-emails.js';
import type { MailTemplate } from '../application/letter.js';
import type { MailKind } from '../application/mail-kinds.js';
import { Mailer, type Mail } from '../application/mailer.js';
import { MailSource, mailLoader, type LoadedMail, type MailLoaders } from '../application/mails.js';
import { PartnerEmailChecks } from '../application/partner-email-checks.js';
import { MailJob, queueOf } from './mail.job.js';
import { MailSources } from './mail-sources.js';

class KeptMail extends Mailer {
  readonly sent: Mail[] = [];
  send(mail: Mail): Promise<void> {
    this.sent.push(mail);
    return Promise.resolve();
  }
}

/** Partners who have turned some emails off. */
class TurnedOff extends PartnerEmailChecks {
  readonly asked: string[] = [];
  constructor(private readonly off: readonly PartnerEmail[] = []) {
    super();
  }
  isWanted(introducerId: string, email: PartnerEmail): Promise<boolean> {
    this.asked.push(`${introducerId} ${email}`);
    return Promise.resolve(!this.off.includes(email));
  }
}

const SITE = { publicUrl: 'http://site.example', port: 0 };
const partner = { type: 'introducer', id: 'i1' };
const loaded = { id: 'c1', to: { name: 'Fiona Alder', address: 'fiona@alder.example' }, content: 'abc' };

/** Its content is the token of its link. */
const templateOf = <Kind extends MailKind>(kind: Kind): MailTemplate<Kind, string> => ({
  kind,
  title: 'Email confirmation (to partner)',
  letter: (token, { url }) => ({
    subject: 'Confirm your email address',
    greeting: 'Hello,',
    before: [],
    action: { label: 'Confirm', url: url(`/partners/confirm#token=${token}`) },
    after: [],
  }),
  examples: {},
});

const sourcesOf = (mails: MailLoaders): MailSources => {
  const contributions = new Contributions();
  contributions.add(MailSource, { mails });
  return new MailSources(contributions);
};

const setUp = (mail: LoadedMail<string> | null, checks = new TurnedOff()) => {
  const mailer = new KeptMail();
  const sources = sourcesOf({
    welcome: mailLoader(
      templateOf('welcome'),
      () => Promise.resolve(mail),
      () => ({ to: partner, about: partner }),
    ),
  });
  return { mailer, job: new MailJob('welcome', sources, checks, mailer, SITE) };
};

describe('MailJob', () => {
  it('writes the email from the loaded content, with the same id at each attempt', async () => {
    const { mailer, job } = setUp(loaded);

    await job.handle({ introducerId: 'i1' });
    await job.handle({ introducerId: 'i1' });

    const mail = {
      id: 'welcome.c1',
      to: loaded.to,
      subject: 'Confirm your email address',
      text: expect.stringContaining('http://site.example/partners/confirm#token=abc') as string,
    };
    expect(mailer.sent).toMatchObject([mail, mail]);
  });

  it('sends nothing when there is nothing left to send', async () => {
    const { mailer, job } = setUp(null);

    await job.handle({ introducerId: 'i1' });

    expect(mailer.sent).toEqual([]);
  });

  it('sends account emails even if the partner has turned others off', async () => {
    const checks = new TurnedOff();
    const { mailer, job } = setUp(loaded, checks);

    await job.handle({ introducerId: 'i1' });

    expect(mailer.sent).toHaveLength(1);
    expect(checks.asked).toEqual([]);
  });

  it('does not send an email that its partner has turned off', async () => {
    const [mailer, checks] = [new KeptMail(), new TurnedOff(['lenderDeclined'])];
    const sources = sourcesOf({
      'case-progressed': mailLoader(
        templateOf('case-progressed'),
        ({ to }) => Promise.resolve({ ...loaded, id: to }),
        () => ({ to: partner, about: null }),
      ),
    });
    const job = new MailJob('case-progressed', sources, checks, mailer, SITE);
    const about = { applicationId: 'a1', introducerId: 'i1' };

    await job.handle({ ...about, to: 'lender_declined' });
    await job.handle({ ...about, to: 'offers' });

    expect(checks.asked).toEqual(['i1 lenderDeclined', 'i1 offerMade']);
    expect(mailer.sent.map(({ id }) => id)).toEqual(['case-progressed.offers']);
  });

  it('names the email and the recipient for staff', async () => {
    expect(await setUp(loaded).job.describe({ introducerId: 'i1' })).toEqual({
      kind: 'Email confirmation (to partner)',
      to: partner,
      about: partner,
    });
  });

  it('fails for an unknown kind', async () => {
    const job = new MailJob('welcome', sourcesOf({}), new TurnedOff(), new KeptMail(), SITE);

    await expect(job.handle({ introducerId: 'i1' })).rejects.toThrow('welcome');
  });

  it.each([
    ['application-received', 'confirm-application'],
    ['case-moved', 'tell-partner-of-move'],
    ['case-by-link', 'tell-partner-of-client'],
    ['case-entered', 'mail-case-entered'],
    ['welcome', 'mail-welcome'],
    ['password-reset', 'mail-password-reset'],
    ['account-event', 'mail-account-event'],
    ['staff-invitation', 'mail-staff-invitation'],
  ] as const)('sends emails queued before the update: %s, in %s', (kind, queue) => {
    expect(queueOf(kind)).toBe(queue);
  });
});
