import { ReadableTokens } from '../../../../test/support/links.js';
import { MailSources } from '#shared/application/mails/mails.js';
import { Introducer } from '../domain/introducer.js';
import { EmailConfirmations, type OpenEmailConfirmation } from './email-confirmations.js';
import { IntroducerMails } from './introducer-mails.js';
import { IntroducerRepository } from './introducer.repository.js';

const notAsked = () => Promise.reject(new Error('No mail asks for that'));

class OneIntroducer extends IntroducerRepository {
  readonly findByEmail = notAsked;
  readonly count = notAsked;
  readonly findCompanyNames = notAsked;
  readonly isEmpty = notAsked;
  readonly add = notAsked;
  readonly lock = notAsked;
  readonly save = notAsked;
  readonly replacePassword = notAsked;
  readonly noteSignIn = notAsked;
  constructor(private readonly introducer: Introducer) {
    super();
  }
  find(id: string): Promise<Introducer | null> {
    return Promise.resolve(id === this.introducer.id ? this.introducer : null);
  }
}

const at = new Date('2026-11-20T12:00:00Z');
const expiresAt = new Date('2026-11-27T12:00:00Z');

const office = (digest: string | null) => {
  const credentials = { email: 'fiona@alder.example', passwordHash: '' };
  const profile = { companyName: 'Alder Accounts Ltd', contactName: 'Fiona Alder', phone: '' };
  const introducer = Introducer.signUp('i1', credentials, { ...profile, businessType: 'Accountant' }, at);
  const open: OpenEmailConfirmation | null =
    digest === null ? null : { id: 'c1', introducerId: 'i1', digest, expiresAt };
  const confirmations = new (class extends EmailConfirmations {
    readonly open = notAsked;
    readonly use = notAsked;
    readonly find = () => Promise.resolve(open);
  })();
  const sources = new MailSources();
  new IntroducerMails(
    sources,
    new OneIntroducer(introducer),
    confirmations,
    new ReadableTokens(['k2', 'k1']),
  );
  return { introducer, welcome: sources.of('welcome') };
};

const DIGEST = 'digest of k2-email-confirmation-c1';

it('welcomes a partner with the link that confirms its address', async () => {
  expect(await office(DIGEST).welcome.load({ introducerId: 'i1' })).toEqual({
    id: 'c1',
    to: { name: 'Fiona Alder', address: 'fiona@alder.example' },
    content: { contactName: 'Fiona Alder', token: 'k2-email-confirmation-c1', expiresAt },
  });
});

it('makes the link under the secret that it was asked for under', async () => {
  const { welcome } = office('digest of k1-email-confirmation-c1');

  expect(await welcome.load({ introducerId: 'i1' })).toMatchObject({
    content: { token: 'k1-email-confirmation-c1' },
  });
});

it('writes to nobody where nothing is left to confirm', async () => {
  const { introducer, welcome } = office(DIGEST);

  expect(await welcome.load({ introducerId: 'i2' })).toBeNull();
  expect(await office(null).welcome.load({ introducerId: 'i1' })).toBeNull();
  expect(await office('digest of a lost secret’s').welcome.load({ introducerId: 'i1' })).toBeNull();
  introducer.confirmEmail(at);
  expect(await welcome.load({ introducerId: 'i1' })).toBeNull();
});
