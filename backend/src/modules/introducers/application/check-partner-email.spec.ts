import { aPartner, IntroducersInMemory } from '#test/in-memory/introducers.js';
import { CheckPartnerEmail } from './check-partner-email.js';

const at = new Date('2026-11-20T12:00:00Z');

const partner = () => {
  const introducer = aPartner('p1', at);
  introducer.confirmEmail(at);
  return introducer;
};
const isWanted = (introducer: ReturnType<typeof partner>, id = 'p1') =>
  new CheckPartnerEmail(new IntroducersInMemory(introducer)).isWanted(id, 'questionAnswered');

describe('whether a partner gets an email about its cases or its commission', () => {
  it('is so until the partner turns that one off', async () => {
    const introducer = partner();
    introducer.change({ emails: { statementPaid: false } });
    expect(await isWanted(introducer)).toBe(true);

    introducer.change({ emails: { questionAnswered: false } });
    expect(await isWanted(introducer)).toBe(false);
  });

  it('is not so while the address is not confirmed, for a suspended partner, or for one who is gone', async () => {
    const suspended = partner();
    suspended.suspend(at);

    expect(await isWanted(aPartner('p1', at))).toBe(false);
    expect(await isWanted(suspended)).toBe(false);
    expect(await isWanted(partner(), 'p2')).toBe(false);
  });
});
