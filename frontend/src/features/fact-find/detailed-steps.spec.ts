import { ValidationError } from 'yup';
import { detailedSteps } from '@/shared/application-answers/detailed-steps';
import { answersSchema } from '@/shared/application-answers/answers-schema';
import { blankAnswers, type FactFindValues, toAnswers } from '@/features/fact-find/fact-find-answers';
import { visibleSteps } from '@/features/fact-find/use-steps';

const complete: FactFindValues = {
  ...blankAnswers(detailedSteps),
  companyName: 'Kelvin Coffee Roasters Ltd',
  contactName: 'Morag Sinclair',
  email: 'morag@kelvincoffee.example',
  phone: '0141 496 0123',
  fundingType: 'business-loans',
  amount: '85000',
};

const errors = (values: FactFindValues): Record<string, string> => {
  try {
    answersSchema(detailedSteps).validateSync(values, { abortEarly: false });
    return {};
  } catch (rejection) {
    const { inner } = rejection as ValidationError;
    return Object.fromEntries(inner.map(({ path = '', message }) => [path, message]));
  }
};

describe('Detailed steps', () => {
  it('ask for every answer of an application, each once', () => {
    const names = detailedSteps.flatMap(({ fields }) => fields.map(({ name }) => name));

    expect(names).toHaveLength(35);
    expect(new Set(names).size).toBe(names.length);
  });

  it('use the word GDV', () => {
    const gdo = detailedSteps.flatMap(({ fields }) => fields).find(({ name }) => name === 'gdo');

    expect(gdo?.label).toBe('Gross development value (GDV)');
  });

  it.each([
    ['', []],
    ['business-loans', []],
    ['merchant-cash-advance', []],
    ['invoice-finance', ['Invoices']],
    ['asset-finance', ['Asset']],
    ['bridging-business', ['Property']],
    ['bridging-property', ['Property']],
    ['development-finance', ['Property']],
    ['btl-mortgages', ['Property']],
    ['commercial-mortgage', ['Property']],
  ])('show for "%s" the steps it needs', (fundingType, extra) => {
    const visible = visibleSteps(detailedSteps, { ...complete, fundingType });

    expect(visible.map(({ tab }) => tab)).toEqual(['Company', 'Funding', 'Finances', ...extra, 'Review']);
  });

  describe('validation errors', () => {
    it('nothing, when the six required fields are answered', () => {
      expect(errors(complete)).toEqual({});
    });

    it('a blank amount, with a message for a text field', () => {
      expect(errors({ ...complete, amount: ' ' })).toEqual({ amount: 'Please enter the amount you need' });
    });

    it('unreadable numbers, required or not', () => {
      const values = { ...complete, amount: 'a bit', annualTurnover: 'plenty', companyNumber: '1' };

      expect(Object.keys(errors(values)).sort()).toEqual(['amount', 'annualTurnover', 'companyNumber']);
    });

    it('no amount that the server can read, or one above the property’s value', () => {
      const property = { fundingType: 'bridging-property', propertyValue: '£1.5m', ltv: '110' };

      expect(errors({ ...complete, ...property, amount: '250k', annualTurnover: '1.5 million' })).toEqual({});
    });

    it('nothing in a hidden step', () => {
      expect(errors({ ...complete, ltv: 'most of it' })).toEqual({});
      expect(errors({ ...complete, ltv: 'most of it', fundingType: 'btl-mortgages' })).toHaveProperty('ltv');
    });
  });

  describe('what is sent', () => {
    const property = { ...complete, fundingType: 'bridging-property', propertyValue: '650000', ltv: '70' };

    it('numbers as shown', () => {
      expect(toAnswers(detailedSteps, property)).toMatchObject({
        amount: '£85,000',
        propertyValue: '£650,000',
        ltv: '70%',
      });
    });

    it('nothing from hidden steps and fields', () => {
      const values = {
        ...property,
        assetType: 'Vans',
        hasAdverseCredit: 'no',
        adverseCreditDetails: 'One CCJ',
      };

      expect(toAnswers(detailedSteps, values)).not.toHaveProperty('assetType');
      expect(toAnswers(detailedSteps, values)).not.toHaveProperty('adverseCreditDetails');
      expect(toAnswers(detailedSteps, { ...values, hasAdverseCredit: 'yes' })).toHaveProperty(
        'adverseCreditDetails',
      );
      expect(toAnswers(detailedSteps, { ...values, fundingType: 'business-loans' })).not.toHaveProperty(
        'ltv',
      );
    });
  });
});
