import { ConfirmationsInMemory, IntroducersInMemory } from '#test/in-memory/introducers.js';
import { ReadableTokens } from '#test/links.js';
import { Introducer } from '../../domain/introducer.js';
import { IntroducerMails } from './introducer-mails.js';

const at = new Date('2026-11-20T12:00:00Z');
const expiresAt = new Date('2027-01-01T00:00:00Z');

const setUp = (digest: string | null, confirmed = false) => {
  const credentials = { email: 'fiona@alder.example', passwordHash: '' };
  const profile = { companyName: 'Alder Accounts Ltd', contactName: 'Fiona Alder', phone: '' };
  const introducer = Introducer.signUp('i1', credentials, { ...profile, businessType: 'Accountant' }, at);
  if (confirmed) introducer.confirmEmail(at);
  const confirmations = new ConfirmationsInMemory();
  if (digest !== null) confirmations.byPartner.set('i1', { id: 'c1', introducerId: 'i1', digest });
  const tokens = new ReadableTokens(['k2', 'k1']);
  const { mails } = new IntroducerMails(new IntroducersInMemory(introducer), confirmations, tokens);
  return mails.welcome;
};

const DIGEST = 'digest of k2-email-confirmation-c1';

describe('IntroducerMails', () => {
  it('emails a new partner the link that confirms the address', async () => {
    expect(await setUp(DIGEST).load({ introducerId: 'i1' })).toEqual({
      id: 'c1',
      to: { name: 'Fiona Alder', address: 'fiona@alder.example' },
      content: { contactName: 'Fiona Alder', token: 'k2-email-confirmation-c1', expiresAt },
    });
  });

  it('derives the link from the secret in force at the request', async () => {
    const welcome = setUp('digest of k1-email-confirmation-c1');

    expect(await welcome.load({ introducerId: 'i1' })).toMatchObject({
      content: { token: 'k1-email-confirmation-c1' },
    });
  });

  it('sends no email when there is nothing to confirm', async () => {
    expect(await setUp(DIGEST).load({ introducerId: 'i2' })).toBeNull();
    expect(await setUp(null).load({ introducerId: 'i1' })).toBeNull();
    expect(await setUp('digest of a lost secret’s').load({ introducerId: 'i1' })).toBeNull();
    expect(await setUp(DIGEST, true).load({ introducerId: 'i1' })).toBeNull();
  });
});
