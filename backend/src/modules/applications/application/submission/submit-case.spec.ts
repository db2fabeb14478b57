import { answers } from '#test/answers.js';
import { noon, setUpSubmission } from '#test/incoming-applications.js';

const partner = { type: 'introducer', id: 'i1' } as const;
const referral = { introducerId: 'i1', clientConsent: true, externalReference: 'R-1' };

describe('SubmitCase', () => {
  it('makes the application the partner’s case, under its reference, and emails only the client', async () => {
    const { applications, mails, submitCase } = setUpSubmission();

    await submitCase.execute(answers(), referral, null, partner);

    expect(applications.all).toMatchObject([
      {
        application: {
          introducerId: 'i1',
          externalReference: 'R-1',
          clientConsentAt: noon,
          viaLink: false,
          source: 'partner',
        },
        actor: partner,
      },
    ]);
    expect(mails.all.map(({ kind }) => kind)).toEqual(['application-received']);
  });

  it('sends no email when the client may not know of the case', async () => {
    const { mails, submitCase } = setUpSubmission();

    await submitCase.execute(answers(), { ...referral, clientConsent: false }, null, partner);

    expect(mails.all).toEqual([]);
  });

  it('stores the same case once, and another one under another reference', async () => {
    const { applications, submitCase } = setUpSubmission();
    const first = await submitCase.execute(answers(), referral, 'k', partner);

    expect(await submitCase.execute(answers(), referral, 'k', partner)).toEqual(first);
    await submitCase.execute(answers(), { ...referral, externalReference: 'R-2' }, 'k2', partner);
    expect(applications.all).toHaveLength(2);
  });
});
