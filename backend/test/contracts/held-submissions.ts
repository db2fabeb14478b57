import { HeldSubmissionNotFound } from '#modules/held/domain/errors.js';
import type { HeldSubmission, HeldSubmissions } from '#modules/held/public.js';
import type { Subject } from './subject.js';

const submission: HeldSubmission = {
  id: '0193f000-0000-7000-8000-000000000001',
  kind: 'contact-message',
  name: 'Fiona Alder',
  email: 'fiona@alder.example',
  written: { message: 'Please call me.', phone: null },
  context: { from: ['a', 1] },
  createdAt: new Date('2026-11-23T10:00:00Z'),
};

export const heldSubmissionsContract = (setUp: () => Promise<Subject<HeldSubmissions>>): void => {
  const taking = ({ subject, run }: Subject<HeldSubmissions>, id: string) => run(() => subject.take(id));

  it('returns a submission as it was held', async () => {
    const held = await setUp();
    await held.run(() => held.subject.hold(submission));

    expect(await taking(held, submission.id)).toEqual(submission);
  });

  it('returns each submission once, and rejects an unknown one', async () => {
    const held = await setUp();
    const other = { ...submission, id: '0193f000-0000-7000-8000-000000000002', context: null };
    await held.run(() => held.subject.hold(submission));
    await held.run(() => held.subject.hold(other));
    await taking(held, submission.id);

    await expect(taking(held, submission.id)).rejects.toThrow(HeldSubmissionNotFound);
    await expect(taking(held, '0193f000-0000-7000-8000-000000000009')).rejects.toThrow(
      HeldSubmissionNotFound,
    );
    expect(await taking(held, other.id)).toEqual(other);
  });
};
