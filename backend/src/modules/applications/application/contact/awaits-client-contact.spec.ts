import { answers } from '#test/answers.js';
import { OnePartner } from '#test/one-partner.js';
import { awaitsClientContact } from './awaits-client-contact.js';

const noon = new Date('2026-03-01T12:00:00Z');
/** The email address of partner i1. */
const PARTNERS = 'fiona@alder.example';

const asked = (email: string, introducerId: string | null, clientReachedAt: Date | null = null) =>
  awaitsClientContact(
    { introducerId, clientReachedAt, answers: answers({ email }) },
    new OnePartner().findIntroducer,
  );

describe('awaitsClientContact', () => {
  it.each([
    ['the partner has the client’s address', PARTNERS, 'i1', null, true],
    ['the partner’s address is spelt otherwise', ' Fiona@ALDER.example', 'i1', null, true],
    ['staff have recorded how', PARTNERS, 'i1', noon, false],
    ['the addresses differ', 'isla@fraser.example', 'i1', null, false],
    ['no partner is involved', PARTNERS, null, null, false],
    ['the partner is gone', PARTNERS, 'i2', null, false],
  ] as const)('when %s', async (_when, email, introducerId, reachedAt, awaits) => {
    expect(await asked(email, introducerId, reachedAt)).toBe(awaits);
  });
});
