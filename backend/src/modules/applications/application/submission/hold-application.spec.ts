import { answers } from '#test/answers.js';
import { visitor } from '#test/doubles.js';
import { noon, setUpSubmission } from '#test/incoming-applications.js';

describe('HoldApplication', () => {
  it('returns the usual response, and holds possible spam without an application or an email', async () => {
    const { applications, held, mails, submit } = setUpSubmission();

    const submitted = await submit.execute(answers(), 'k1', visitor, true);

    expect(submitted).toEqual(await setUpSubmission().submit.execute(answers(), 'k1', visitor, false));
    expect(await submit.execute(answers(), 'k1', visitor, true)).toEqual(submitted);
    const { contactName: name, email } = answers();
    expect([...held.all.values()]).toMatchObject([
      { id: 'a1', kind: 'application', name, email, written: answers(), createdAt: noon },
    ]);
    expect([applications.all, mails.all]).toEqual([[], []]);
  });

  it('releases an application like any other, with its id and time', async () => {
    const { applications, held, hold, mails, submitByLink } = setUpSubmission();
    await submitByLink.execute(answers(), { token: 'live', clientConsent: true }, 'k1', visitor, true);

    await held.release('a1', hold);

    expect(applications.all).toMatchObject([
      {
        application: { id: 'a1', createdAt: noon, matchScore: '100', introducerId: 'i1', viaLink: true },
        links: { resultsDigest: 'digest of k1-applicant-link:results-a1' },
        actor: { type: 'visitor' },
      },
    ]);
    expect(mails.all.map(({ kind }) => kind)).toEqual(['application-received', 'case-by-link']);
  });
});
