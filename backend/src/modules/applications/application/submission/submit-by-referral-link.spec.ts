import { answers } from '#test/answers.js';
import { visitor } from '#test/doubles.js';
import { noon, setUpSubmission } from '#test/incoming-applications.js';

const link = { token: 'live', clientConsent: true };

describe('SubmitByReferralLink', () => {
  it('makes the application the partner’s case, with the consent, and emails both', async () => {
    const { applications, mails, submitByLink } = setUpSubmission();

    await submitByLink.execute(answers(), link, 'k', visitor, false);

    expect(applications.all).toMatchObject([
      {
        application: { introducerId: 'i1', viaLink: true, clientConsentAt: noon },
      },
    ]);
    expect(mails.all).toEqual([
      { kind: 'application-received', id: 'a1', data: { applicationId: 'a1' } },
      { kind: 'case-by-link', id: 'a1', data: { applicationId: 'a1', introducerId: 'i1' } },
    ]);
  });

  it.each([
    ['does not consent', { token: 'live', clientConsent: false }],
    ['has a link that is no longer in use', { token: 'old', clientConsent: true }],
  ])('accepts an application without the partner from a client who %s', async (_why, sent) => {
    const { applications, mails, submitByLink } = setUpSubmission();

    await submitByLink.execute(answers(), sent, 'k', visitor, false);

    expect(applications.all).toMatchObject([
      { application: { introducerId: null, viaLink: false, clientConsentAt: null } },
    ]);
    expect(mails.all).toHaveLength(1);
  });

  it('replays the first response when the link was renewed meanwhile', async () => {
    const { applications, partners, submitByLink } = setUpSubmission();
    const first = await submitByLink.execute(answers(), link, 'k', visitor, false);
    partners.token = 'new';

    expect(await submitByLink.execute(answers(), link, 'k', visitor, false)).toEqual(first);
    expect(applications.all).toHaveLength(1);
  });
});
