import { checkSite, site } from './site.js';

describe('site.json', () => {
  it('is valid as shipped', () => {
    expect(() => checkSite(site)).not.toThrow();
  });

  it('is rejected with all missing names when it is from an earlier version', () => {
    const disclosure = { ...site.commission.disclosure, offerLikely: undefined };
    const retention = { ...site.retention, complaintYears: undefined };
    const commission = { ...site.commission, disclosure };

    expect(() => checkSite({ ...site, phone: undefined, retention, commission })).toThrow(
      'site.json must have phone.shown, commission.disclosure.offerLikely, retention.complaintYears (a whole number), like the example of this version',
    );
  });

  it('is rejected when a text is blank or a period is not a whole number', () => {
    const faulty = { ...site, brand: ' ', retention: { ...site.retention, dealYears: '6' } };

    expect(() => checkSite(faulty)).toThrow(
      'site.json must have brand, retention.dealYears (a whole number)',
    );
  });
});
