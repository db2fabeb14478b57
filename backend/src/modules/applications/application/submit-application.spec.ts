import { EveryTime, KeptActivity, visitor } from '../../../../test/support/doubles.js';
import { answers } from '../../../../test/support/answers.js';
import { FundingApplication } from '../domain/funding-application.js';
import { ApplicationRepository } from './application.repository.js';
import { SubmitApplication } from './submit-application.js';

class KeptApplications extends ApplicationRepository {
  readonly all: FundingApplication[] = [];
  add(application: FundingApplication): Promise<void> {
    this.all.push(application);
    return Promise.resolve();
  }
}

const noon = new Date('2026-11-20T12:00:00Z');
const best = [{ id: 'l1', name: 'Alba', score: 100 }];

const application = FundingApplication.submit('a1', answers(), { best, ruleVersion: '1.0' }, noon);

const desk = () => {
  const [applications, activity, once] = [new KeptApplications(), new KeptActivity(), new EveryTime()];
  return { applications, activity, once, submit: new SubmitApplication(applications, activity, once) };
};

it('saves the application with its matches and says who did what, without personal details', async () => {
  const { applications, activity, submit } = desk();

  const submitted = await submit.execute(application, null, visitor);

  expect(submitted).toEqual({
    id: 'a1',
    status: 'pending',
    matchScore: '100',
    createdAt: '2026-11-20T12:00:00.000Z',
  });
  expect(applications.all).toEqual([
    expect.objectContaining({ id: 'a1', matchedLenders: JSON.stringify(best) }),
  ]);
  expect(activity.all).toEqual([
    {
      actor: visitor,
      action: 'application-submitted',
      subject: { type: 'application', id: 'a1' },
      changes: { status: { from: null, to: 'pending' } },
    },
  ]);
});

it('runs under the caller’s key, with the caller and the whole request', async () => {
  const { once, submit } = desk();

  await submit.execute(application, 'k1', visitor);

  expect(once.calls).toEqual([
    {
      operation: 'submit-application',
      principal: visitor,
      key: 'k1',
      request: answers(),
    },
  ]);
});
