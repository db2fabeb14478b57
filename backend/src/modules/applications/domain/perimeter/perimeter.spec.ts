import { OPTIONAL_QUESTIONS } from '#kernel/lending/answers.js';
import { perimeterForApplicant, perimeterForStaff } from './perimeter-words.js';
import { perimeterOf, type PerimeterAnswer, type PerimeterAnswers } from './perimeter.js';

const TODAY = new Date('2026-11-25T12:00:00Z');
const valuesOf = (name: 'legalForm' | 'securedOnHome') =>
  (OPTIONAL_QUESTIONS[name].choices ?? []).map(({ value }) => value);

const COMPANIES = ['limited_company', 'llp', 'partnership_4_plus', 'charity'];
const INDIVIDUALS = ['sole_trader', 'partnership_2_3'];
const ANY_FORM = [...valuesOf('legalForm'), null];
const ANY_HOME = [...valuesOf('securedOnHome'), null];
const SMALL = ['25000', '£25,000', '25000.00', '24,999.99', '10000', '0-10k', 'up to £25k'];
const AROUND = ['10k-50k', '10,000-25,000.01', '£25,000-£25,000.49', '25,000-50,000', '£24,999+', '25k+'];
const LARGE = ['25001', '£25,000.01', '25,000.49', '50000', '50k-100k', '1m+', '2000000'];
const UNREADABLE = ['a lot', ''];
const ANY_AMOUNT = [...SMALL, ...AROUND, ...LARGE, ...UNREADABLE];

type Row = readonly [
  legalForms: readonly (string | null)[],
  amounts: readonly string[],
  homes: readonly (string | null)[],
  answer: PerimeterAnswer,
];

/** The decision table, row by row. */
const TABLE: readonly Row[] = [
  [COMPANIES, ANY_AMOUNT, ['no', null], 'outside'],
  [COMPANIES, ANY_AMOUNT, ['yes'], 'ask'],
  [INDIVIDUALS, SMALL, [null], 'ask'],
  [INDIVIDUALS, AROUND, ['no', null], 'ask'],
  [['other'], ANY_AMOUNT, ANY_HOME, 'ask'],
  [INDIVIDUALS, SMALL, ['no'], 'may_be_regulated'],
  [INDIVIDUALS, LARGE, ['no', null], 'outside'],
  [INDIVIDUALS, ANY_AMOUNT, ['yes'], 'may_be_regulated'],
  [INDIVIDUALS, UNREADABLE, ['no', null], 'ask'],
  [[null], ANY_AMOUNT, ANY_HOME, 'ask'],
  [ANY_FORM, ANY_AMOUNT, ['not_sure'], 'ask'],
];

const examplesOf = ([legalForms, amounts, homes]: Row): PerimeterAnswers[] =>
  legalForms.flatMap((legalForm) =>
    amounts.flatMap((amount) => homes.map((securedOnHome) => ({ legalForm, amount, securedOnHome }))),
  );
const examples = TABLE.flatMap((row) => examplesOf(row).map((answers) => [answers, row[3]] as const));

describe('Perimeter', () => {
  it.each(examples)('answers %j with: %s', (answers, answer) => {
    expect(perimeterOf(answers, TODAY).answer).toBe(answer);
  });

  it('has an answer for every possible application', () => {
    const all = ANY_FORM.length * ANY_AMOUNT.length * ANY_HOME.length;

    expect(new Set(examples.map(([answers]) => JSON.stringify(answers))).size).toBe(all);
  });

  it('asks when the legal form is unknown', () => {
    expect(perimeterOf({ legalForm: 'guild', amount: '50000', securedOnHome: 'no' }, TODAY).answer).toBe(
      'ask',
    );
  });

  describe('a threshold that changes', () => {
    const loan = { legalForm: 'sole_trader', amount: '£30,000', securedOnHome: 'no' };
    const changing = [
      { from: '2008-04-06', pounds: 25_000 },
      { from: '2027-06-01', pounds: 40_000 },
    ] as const;
    const answerAt = (time: string) => perimeterOf(loan, new Date(time), changing).answer;

    it('applies from its start date in London', () => {
      expect(answerAt('2027-05-31T22:59:59Z')).toBe('outside');
      expect(answerAt('2027-05-31T23:00:00Z')).toBe('may_be_regulated');
      expect(answerAt('2030-01-01T00:00:00Z')).toBe('may_be_regulated');
    });

    it('does not apply before its start date', () => {
      expect(answerAt('2001-01-01T00:00:00Z')).toBe('outside');
    });

    it('appears in the sentences', () => {
      const { reason } = perimeterForStaff(perimeterOf(loan, new Date('2027-06-01T12:00:00Z'), changing));

      expect(reason).toContain('£40,000');
    });
  });

  describe('the words', () => {
    const told = (legalForm: string | null, amount: string, securedOnHome: string | null) => {
      const perimeter = perimeterOf({ legalForm, amount, securedOnHome }, TODAY);
      return { staff: perimeterForStaff(perimeter), applicant: perimeterForApplicant(perimeter) };
    };

    it('explain to an applicant what may be regulated, and that we check it', () => {
      expect(told('sole_trader', '25000', 'no').applicant).toEqual({
        answer: 'may_be_regulated',
        reason:
          'Loans of up to £25,000 to sole traders and small partnerships can be regulated. We will check this with you before we approach a lender.',
      });
      expect(told('limited_company', '25000', 'yes').applicant.reason).toMatch(/^Loans secured on a home/);
    });

    it('are empty for an applicant when there is nothing to check', () => {
      expect(told('limited_company', '25000', 'no').applicant).toEqual({ answer: 'outside', reason: null });
      expect(told(null, '25000', null).applicant).toEqual({ answer: 'ask', reason: null });
    });

    it('tell staff the reasons, and what to ask', () => {
      expect(told('partnership_2_3', '50000', null).staff).toEqual({
        answer: 'outside',
        reason:
          'Loan of over £25,000 to a sole trader or small partnership. The borrower must declare a business purpose.',
      });
      expect(told('sole_trader', '10000', null).staff.reason).toMatch(/Ask whether a home secures it\.$/);
      expect(told('sole_trader', '10k-50k', 'no').staff.reason).toMatch(/Ask how much they need\.$/);
    });
  });
});
