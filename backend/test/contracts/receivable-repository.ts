import type { ReceivableRepository } from '#modules/commissions/application/receivables/receivable.repository.js';
import { ReceivableNotFound } from '#modules/commissions/domain/errors.js';
import { Receivable } from '#modules/commissions/domain/receivables/receivable.js';
import { recordId, type Subject } from './subject.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const NOBODY = recordId(9);

/** A case and its submission with these ids must exist. */
export const receivableRepositoryContract = (
  setUp: () => Promise<Subject<ReceivableRepository>>,
  applicationId: string,
  submissionId: string,
): void => {
  const opening = {
    applicationId,
    submissionId,
    completionId: null,
    lender: { id: null, name: 'Alba' },
    expectedPence: 450_000,
    drawnPence: 12_500_000,
    payWhen: null,
  };
  const receivable = (place = 1) => Receivable.byCompletion(recordId(place), opening, '2026-11-20', monday);

  it('returns a receivable as it was added, and rejects an unknown one', async () => {
    const { subject, run } = await setUp();
    await subject.add(receivable());

    expect(await run(() => subject.lock(recordId(1)))).toEqual(receivable());
    expect(await subject.submissionOf(recordId(1))).toBe(submissionId);
    await expect(run(() => subject.lock(NOBODY))).rejects.toThrow(ReceivableNotFound);
    await expect(subject.submissionOf(NOBODY)).rejects.toThrow(ReceivableNotFound);
  });

  it('returns the latest receivable that a completion of the submission opened', async () => {
    const { subject } = await setUp();
    expect(await subject.openedFor(submissionId)).toBeNull();
    await subject.add(receivable(1));
    await subject.add(receivable(2));
    await subject.add(Receivable.byPayment(recordId(3), opening, '2026-11-23', monday));

    expect(await subject.openedFor(submissionId)).toEqual(receivable(2));
  });

  it('stores a payment with its receipt only when both are saved', async () => {
    const { subject, run } = await setUp();
    await subject.add(receivable());
    const paid = receivable();
    const receipt = paid.receive(
      recordId(11),
      { receivedPence: 200_000, receivedOn: '2026-11-24', reference: 'ALBA 42' },
      null,
      { at: tuesday, today: '2026-11-24' },
    );
    expect(await run(() => subject.lock(recordId(1)))).toEqual(receivable());

    await run(async () => {
      await subject.save(paid);
      await subject.addReceipt(receipt);
    });

    expect(await run(() => subject.lock(recordId(1)))).toEqual(paid);
    expect(await subject.receiptsOf(recordId(1))).toEqual([receipt]);
    expect(await subject.receiptsOf(NOBODY)).toEqual([]);
  });
};
