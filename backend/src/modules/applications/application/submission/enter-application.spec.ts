import { answers } from '#test/answers.js';
import { noon, setUpSubmission } from '#test/incoming-applications.js';

const ada = { type: 'admin', id: 'ada' } as const;
const phoned = { source: 'phone', introducerId: null, renewalOf: null, sendConfirmation: false } as const;

describe('EnterApplication', () => {
  it('stores its source and who added it, counts it as reviewed, and sends no email', async () => {
    const { applications, enter, mails } = setUpSubmission();

    await enter.execute(answers(), phoned, 'k', ada);

    expect(applications.all).toMatchObject([
      {
        application: { source: 'phone', introducerId: null, status: 'pending', firstMovedAt: noon },
        actor: ada,
      },
    ]);
    expect(mails.all).toEqual([]);
  });

  it('emails the applicant only when staff ask for it', async () => {
    const { enter, mails } = setUpSubmission();

    await enter.execute(answers(), { ...phoned, sendConfirmation: true }, 'k', ada);

    expect(mails.all).toEqual([{ kind: 'application-received', id: 'a1', data: { applicationId: 'a1' } }]);
  });

  it('assigns the application to the chosen partner, and emails the partner', async () => {
    const { applications, enter, mails } = setUpSubmission();

    await enter.execute(answers(), { ...phoned, introducerId: 'i1' }, 'k', ada);

    expect(applications.all).toMatchObject([
      { application: { source: 'phone', introducerId: 'i1', viaLink: false, clientConsentAt: null } },
    ]);
    const data = { applicationId: 'a1', introducerId: 'i1' };
    expect(mails.all).toEqual([{ kind: 'case-entered', id: 'a1', data }]);
  });

  it('rejects at its field an unknown or suspended partner', async () => {
    const { applications, enter, partners } = setUpSubmission();
    const enterFor = (introducerId: string) =>
      enter.execute(answers(), { ...phoned, introducerId }, null, ada);

    await expect(enterFor('i2')).rejects.toMatchObject({
      errors: [
        { field: 'introducerId', message: expect.stringContaining('partner no longer exists') as string },
      ],
    });
    partners.suspended = true;
    await expect(enterFor('i1')).rejects.toMatchObject({
      errors: [{ field: 'introducerId', message: expect.stringContaining('suspended') as string }],
    });
    expect(applications.all).toEqual([]);
  });

  it('stores one application per key, and one per request without a key', async () => {
    const { applications, enter } = setUpSubmission();

    await enter.execute(answers(), phoned, 'k', ada);
    await enter.execute(answers(), phoned, 'k', ada);
    expect(applications.all).toHaveLength(1);
    await enter.execute(answers(), phoned, null, ada);
    await enter.execute(answers(), phoned, null, ada);
    expect(applications.all).toHaveLength(3);
  });
});
