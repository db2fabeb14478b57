import { sections } from '@/features/fact-find/quick-fact-find';
import { blankAnswers, type FactFindValues, toAnswers } from '@/features/fact-find/fact-find-answers';
import { visibleSections } from '@/shared/application-answers/section';

const complete: FactFindValues = {
  ...blankAnswers(sections),
  companyName: 'Kelvin Coffee Roasters Ltd',
  contactName: 'Morag Sinclair',
  email: 'morag@kelvincoffee.example',
  phone: '0141 496 0123',
  fundingType: 'business-loans',
  amount: '100000',
};

describe('Fact-find answers', () => {
  describe('which sections show', () => {
    const conditional = (fundingType: string) =>
      visibleSections(sections, { fundingType })
        .map(({ title }) => title)
        .slice(2);

    it.each([
      ['', []],
      ['business-loans', ['Financial Details']],
      ['merchant-cash-advance', ['Financial Details']],
      ['invoice-finance', ['Financial Details', 'Invoice Finance Details']],
      ['asset-finance', ['Financial Details', 'Asset Details']],
      ['bridging-business', ['Property Details']],
      ['bridging-property', ['Property Details']],
      ['development-finance', ['Property Details']],
      ['btl-mortgages', ['Property Details']],
      ['commercial-mortgage', ['Property Details']],
    ])('for the funding type "%s"', (fundingType, titles) => {
      expect(conditional(fundingType)).toEqual(titles);
    });
  });

  describe('what is sent', () => {
    it('is trimmed, without blanks', () => {
      const answers = toAnswers(sections, { ...complete, companyName: '  Kelvin Ltd ', purpose: '   ' });

      expect(answers.companyName).toBe('Kelvin Ltd');
      expect(answers).not.toHaveProperty('purpose');
    });

    it('omits the answers of hidden sections', () => {
      const values = { ...complete, tradingHistory: '36 months', propertyType: 'hmo', assetType: 'Vans' };

      expect(toAnswers(sections, values)).toMatchObject({ tradingHistory: '36 months' });
      expect(Object.keys(toAnswers(sections, values))).not.toEqual(expect.arrayContaining(['propertyType']));
      expect(Object.keys(toAnswers(sections, values))).not.toEqual(expect.arrayContaining(['assetType']));
      expect(toAnswers(sections, { ...values, fundingType: 'asset-finance' })).toMatchObject({
        assetType: 'Vans',
      });
    });
  });
});
