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

describe('CheckPartnerEmail', () => {
  it('is true until the partner turns that email off', async () => {
    const introducer = partner();
    introducer.change({ emails: { statementPaid: false } });
    expect(await isWanted(introducer)).toBe(true);

    introducer.change({ emails: { questionAnswered: false } });
    expect(await isWanted(introducer)).toBe(false);
  });

  it('is false for an unconfirmed address and for a suspended or deleted partner', async () => {
    const suspended = partner();
    suspended.suspend(at);

    expect(await isWanted(aPartner('p1', at))).toBe(false);
    expect(await isWanted(suspended)).toBe(false);
    expect(await isWanted(partner(), 'p2')).toBe(false);
  });
});
