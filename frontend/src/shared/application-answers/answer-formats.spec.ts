import { formatError, applyFormat } from '@/shared/application-answers/answer-formats';

describe('Answer formats', () => {
  describe('money', () => {
    it.each([
      ['85000', '£85,000'],
      ['£85,000', '£85,000'],
      [' 85 000 ', '£85,000'],
      ['0', '£0'],
      ['2000000', '£2,000,000'],
    ])('formats "%s" as %s', (entered, shown) => {
      expect(applyFormat('money', entered)).toBe(shown);
      expect(formatError('money', entered)).toBeNull();
    });

    it.each(['250k', '£1.5m', '1.5 million', '50-100k', 'about £85k', '£250,000 + VAT', '85.000'])(
      'leaves "%s" unchanged, for the server to read',
      (entered) => {
        expect(applyFormat('money', entered)).toBe(entered);
        expect(formatError('money', entered)).toBeNull();
      },
    );

    it.each(['a lot', 'k', '£'])('rejects "%s", which contains no figure', (entered) => {
      expect(formatError('money', entered)).toBe(
        'Please enter an amount in figures, such as £85,000, 85k or £1.5m',
      );
    });
  });

  describe('a percentage', () => {
    it.each([
      ['70', '70%'],
      ['70 %', '70%'],
      ['66.5', '66.5%'],
    ])('formats "%s" as %s', (entered, shown) => {
      expect(applyFormat('percent', entered)).toBe(shown);
    });

    it.each(['0.7', '101', 'most'])('rejects "%s"', (entered) => {
      expect(applyFormat('percent', entered)).toBe(entered);
      expect(formatError('percent', entered)).toMatch(/from 1 to 100/);
    });

    it('may exceed 100% for a loan to value', () => {
      expect(applyFormat('loan-to-value', '130')).toBe('130%');
      expect(formatError('loan-to-value', '130')).toBeNull();
      expect(formatError('loan-to-value', '151')).toMatch(/from 1 to 150/);
      expect(formatError('loan-to-value', 'up to 70%')).toBeNull();
    });
  });

  describe('a company number', () => {
    it.each([
      ['6436514', '06436514'],
      ['sc 123456', 'SC123456'],
      ['NI123456', 'NI123456'],
      ['OC301234', 'OC301234'],
      ['R0123456', 'R0123456'],
      ['IP12345R', 'IP12345R'],
    ])('formats "%s" as %s', (entered, shown) => {
      expect(applyFormat('company-number', entered)).toBe(shown);
      expect(formatError('company-number', entered)).toBeNull();
    });

    it.each(['123456789', 'SC12345', 'XX123456', 'Kelvin Ltd'])('rejects "%s"', (entered) => {
      expect(formatError('company-number', entered)).toMatch(/8-character company number/);
    });
  });

  it('accepts a blank, and leaves other text unchanged', () => {
    expect(formatError('money', '  ')).toBeNull();
    expect(applyFormat('money', '  ')).toBe('');
    expect(applyFormat(undefined, ' As entered ')).toBe('As entered');
  });
});
