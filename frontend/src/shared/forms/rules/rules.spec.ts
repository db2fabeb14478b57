import { ValidationError } from 'yup';
import { applicationRequirements } from '@/shared/application-answers/application-requirements';
import { partnerPassword } from '@/shared/forms/rules/requirements';
import { schemaOf } from '@/shared/forms/rules/rules';

const complete = {
  companyName: 'Kelvin Coffee Roasters Ltd',
  contactName: 'Morag Sinclair',
  email: 'morag@kelvincoffee.example',
  phone: '0141 496 0123',
  fundingType: 'business-loans',
  amount: '100000',
};
const noAnswers = Object.fromEntries(Object.keys(complete).map((name) => [name, '']));

const errors = (values: object): Record<string, string> => {
  try {
    schemaOf(applicationRequirements).validateSync(values, { abortEarly: false });
    return {};
  } catch (rejection) {
    const { inner } = rejection as ValidationError;
    return Object.fromEntries(inner.map(({ path = '', message }) => [path, message]));
  }
};

describe('Rules', () => {
  describe('validation errors', () => {
    it('nothing, when the six required fields are answered', () => {
      expect(errors(complete)).toEqual({});
    });

    it('every blank required field, with the specification’s message', () => {
      expect(errors(noAnswers)).toEqual({
        companyName: 'Company name is required',
        contactName: 'Contact name is required',
        email: 'Please enter a valid email',
        phone: 'Please enter a valid phone number',
        fundingType: 'Please select a funding type',
        amount: 'Please select an amount range',
      });
    });

    it.each([
      ['companyName', 'A', 'Company name is required'],
      ['companyName', ' A ', 'Company name is required'],
      ['contactName', 'M', 'Contact name is required'],
      ['email', 'morag', 'Please enter a valid email'],
      ['email', 'morag@kelvincoffee', 'Please enter a valid email'],
      ['phone', '014149601', 'Please enter a valid phone number'],
    ])('%s "%s"', (name, value, message) => {
      expect(errors({ ...complete, [name]: value })).toEqual({ [name]: message });
    });
  });

  it('count a password’s characters as typed', () => {
    const secret = schemaOf({ password: partnerPassword });

    expect(secret.isValidSync({ password: ' a b  ' })).toBe(true);
    expect(secret.isValidSync({ password: 'short' })).toBe(false);
  });
});
