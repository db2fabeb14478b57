import type { CompletionRepository } from '#modules/deals/application/completions/completion.repository.js';
import type { ConsentRepository } from '#modules/deals/application/consents/consent.repository.js';
import type { OfferRepository } from '#modules/deals/application/offers/offer.repository.js';
import type { LenderQuestionRepository } from '#modules/deals/application/questions/lender-question.repository.js';
import type { SubmissionRepository } from '#modules/deals/application/submissions/submission.repository.js';
import { Completion } from '#modules/deals/domain/completion.js';
import { OfferNotFound, SubmissionNotFound } from '#modules/deals/domain/errors.js';
import { LenderConsent } from '#modules/deals/domain/lender-consent.js';
import { LenderQuestion } from '#modules/deals/domain/lender-question.js';
import { LenderSubmission } from '#modules/deals/domain/lender-submission.js';
import { Offer } from '#modules/deals/domain/offer.js';
import { offerDetails } from '#test/offer-details.js';
import { recordId, type Subject } from './subject.js';

/** Applications with these ids must exist. */
export const CASES = [recordId(51), recordId(52)] as const;
const [CASE, OTHER] = CASES;
/** Submissions with these ids must exist, for offers and completions. */
export const SUBMISSIONS = [recordId(61), recordId(62)] as const;
const [SENT, SECOND] = SUBMISSIONS;
/** A lender with this id and name must exist. */
export const CORRIE = { id: recordId(71), name: 'Corrie' };
const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const NOBODY = recordId(9);

export const draft = (id: string, applicationId: string = CASE, at = monday): LenderSubmission =>
  LenderSubmission.draft(id, applicationId, CORRIE, at);

export const submissionRepositoryContract = (setUp: () => Promise<Subject<SubmissionRepository>>): void => {
  it('returns the submissions of a case as they were added', async () => {
    const { subject: submissions } = await setUp();
    await submissions.add(draft(recordId(1)));
    await submissions.add(draft(recordId(2), OTHER));

    expect(await submissions.of(CASE)).toEqual([draft(recordId(1))]);
    expect(await submissions.applicationOf(recordId(2))).toBe(OTHER);
    expect(await submissions.of(NOBODY)).toEqual([]);
    await expect(submissions.applicationOf(NOBODY)).rejects.toThrow(SubmissionNotFound);
  });

  it('stores a change only when it is saved', async () => {
    const { subject: submissions, run } = await setUp();
    await submissions.add(draft(recordId(1)));
    const changed = draft(recordId(1));
    changed.note({ notes: 'Called' }, tuesday);
    changed.move('withdrawn', {}, tuesday);
    expect(await submissions.of(CASE)).toEqual([draft(recordId(1))]);

    await run(() => submissions.save(changed));

    expect(await submissions.of(CASE)).toEqual([changed]);
  });
};

const offer = (id: string, submissionId: string) =>
  Offer.made(id, submissionId, offerDetails, { at: monday, today: '2026-11-23' });

export const offerRepositoryContract = (setUp: () => Promise<Subject<OfferRepository>>): void => {
  it('returns the offers for submissions as they were added, oldest first', async () => {
    const { subject: offers } = await setUp();
    await offers.add(offer(recordId(1), SENT));
    await offers.add(offer(recordId(2), SECOND));

    expect(await offers.of([SENT])).toEqual([offer(recordId(1), SENT)]);
    expect(await offers.of(SUBMISSIONS)).toEqual([offer(recordId(1), SENT), offer(recordId(2), SECOND)]);
    expect(await offers.of([])).toEqual([]);
    expect(await offers.submissionOf(recordId(2))).toBe(SECOND);
    await expect(offers.submissionOf(NOBODY)).rejects.toThrow(OfferNotFound);
  });

  it('stores a change only when it is saved', async () => {
    const { subject: offers, run } = await setUp();
    await offers.add(offer(recordId(1), SENT));
    const changed = offer(recordId(1), SENT);
    changed.change({ rate: 9.25, conditions: 'A personal guarantee' }, { at: tuesday, today: '2026-11-24' });
    expect(await offers.of([SENT])).toEqual([offer(recordId(1), SENT)]);

    await run(() => offers.save(changed));

    expect(await offers.of([SENT])).toEqual([changed]);
  });
};

export const completionRepositoryContract = (setUp: () => Promise<Subject<CompletionRepository>>): void => {
  const completion = () =>
    Completion.recorded(
      recordId(1),
      SENT,
      { completedOn: '2026-11-20', drawnPence: 12_500_000, brokerCommissionPence: 250_000 },
      60,
      { at: monday, today: '2026-11-23' },
    );

  it('returns the completion of a submission as it was added', async () => {
    const { subject: completions } = await setUp();
    await completions.add(completion());

    expect(await completions.findOf(SENT)).toEqual(completion());
    expect(await completions.findOf(SECOND)).toBeNull();
  });

  it('no longer returns a reversed completion', async () => {
    const { subject: completions, run } = await setUp();
    await completions.add(completion());
    const reversed = completion();
    reversed.reverse(monday);

    await run(() => completions.save(reversed));

    expect(await completions.findOf(SENT)).toBeNull();
  });
};

export const consentRepositoryContract = (setUp: () => Promise<Subject<ConsentRepository>>): void => {
  const consent = (id: string, applicationId: string = CASE) =>
    LenderConsent.about(id, applicationId, CORRIE, monday);

  it('returns the consents of a case as they were added', async () => {
    const { subject: consents } = await setUp();
    await consents.add(consent(recordId(1)));
    await consents.add(consent(recordId(2), OTHER));

    expect(await consents.of(CASE)).toEqual([consent(recordId(1))]);
    expect(await consents.of(NOBODY)).toEqual([]);
  });

  it('stores an answer only when it is saved', async () => {
    const { subject: consents, run } = await setUp();
    await consents.add(consent(recordId(1)));
    const given = consent(recordId(1));
    given.answer(true, { via: 'phone', recordedBy: null }, tuesday);
    expect(await consents.of(CASE)).toEqual([consent(recordId(1))]);

    await run(() => consents.save(given));

    expect(await consents.of(CASE)).toEqual([given]);
  });
};

export const lenderQuestionRepositoryContract = (
  setUp: () => Promise<Subject<LenderQuestionRepository>>,
): void => {
  it('returns the questions of a case as they were added, oldest first', async () => {
    const { subject: questions } = await setUp();
    const question = (place: number, at: Date, message: string | null) =>
      LenderQuestion.about(recordId(place), CASE, CORRIE, message, at);
    await questions.add(question(1, monday, 'How fast are they?'));
    await questions.add(question(2, tuesday, null));

    expect(await questions.of(CASE)).toEqual([
      question(1, monday, 'How fast are they?'),
      question(2, tuesday, null),
    ]);
    expect(await questions.of(OTHER)).toEqual([]);
  });
};
