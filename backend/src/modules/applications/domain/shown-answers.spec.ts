import { answers } from '#test/answers.js';
import { SHOWN_ANSWERS, shownAnswers } from './shown-answers.js';

describe('shownAnswers', () => {
  it('returns what was requested, and nothing about the applicant', () => {
    const shown = shownAnswers(
      answers({
        registeredAddress: '1 Example Street, Glasgow',
        propertyAddress: 'Leeds',
        companyNumber: 'SC000000',
      }),
    );

    expect(Object.keys(shown)).toEqual([...SHOWN_ANSWERS]);
    expect(shown).toMatchObject({ fundingType: 'business-loans', amount: '100000', ltv: null });
    expect(JSON.stringify(shown)).not.toMatch(/Alder|Fiona|0141|Glasgow|Leeds|SC0/);
  });
});
