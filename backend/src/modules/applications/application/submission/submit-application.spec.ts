import { answers } from '#test/answers.js';
import { visitor } from '#test/doubles.js';
import { receipt, setUpSubmission } from '#test/incoming-applications.js';

describe('SubmitApplication', () => {
  it('stores the application with its matches, its links and its sender', async () => {
    const { applications, submit } = setUpSubmission();

    const submitted = await submit.execute(answers(), null, visitor, false);

    expect(submitted).toMatchObject({ ...receipt, resultsToken: 'k1-applicant-link:results-a1' });
    expect(applications.all).toMatchObject([
      {
        application: { id: 'a1', matchScore: '100', status: 'pending' },
        links: { applicationId: 'a1', resultsDigest: 'digest of k1-applicant-link:results-a1' },
        actor: visitor,
        eventId: 'e1',
      },
    ]);
  });

  it('stores the response without its links under the caller’s key and request', async () => {
    const { idempotency, submit } = setUpSubmission();

    await submit.execute(answers(), 'k1', visitor, false);

    const call = { operation: 'submit-application', principal: visitor, key: 'k1', withoutKey: 'same' };
    expect(idempotency.answers).toEqual([{ call: { ...call, request: answers() }, answer: receipt }]);
  });

  it('replays the same links before it matches anything', async () => {
    const { applications, matched, submit } = setUpSubmission();
    const first = await submit.execute(answers(), 'k1', visitor, false);

    const second = await submit.execute(answers(), 'k1', visitor, false);

    expect(second).toEqual(first);
    expect(matched).toHaveLength(1);
    expect(applications.all).toHaveLength(1);
  });

  it('emails the applicant once, and no partner', async () => {
    const { mails, submit } = setUpSubmission();

    await submit.execute(answers(), 'k1', visitor, false);
    await submit.execute(answers(), 'k1', visitor, false);

    expect(mails.all).toEqual([{ kind: 'application-received', id: 'a1', data: { applicationId: 'a1' } }]);
  });
});
