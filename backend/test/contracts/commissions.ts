import type { CommissionDisclosureRepository } from '#modules/commissions/application/disclosures/commission-disclosure.repository.js';
import type { LedgerRepository } from '#modules/commissions/application/ledger/ledger.repository.js';
import type { QuestionRepository } from '#modules/commissions/application/ledger/question.repository.js';
import type { CommissionTermsRepository } from '#modules/commissions/application/terms/commission-terms.repository.js';
import { PartnerQuestion } from '#modules/commissions/domain/partner-question.js';
import { CommissionDisclosure } from '#modules/commissions/domain/disclosures/commission-disclosure.js';
import {
  DisclosureNotFound,
  EntryNotFound,
  QuestionNotFound,
  TermsTaken,
} from '#modules/commissions/domain/errors.js';
import { CommissionTerms } from '#modules/commissions/domain/ledger/commission-terms.js';
import { LedgerEntry } from '#modules/commissions/domain/ledger/ledger-entry.js';
import { termsDetails } from '#test/terms-details.js';
import { recordId, type Subject } from './subject.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const NOBODY = recordId(9);

export const commissionTermsContract = (
  setUp: () => Promise<Subject<CommissionTermsRepository>>,
  [FIONA, BEA]: readonly [string, string],
): void => {
  const terms = (place: number, introducerId: string | null, validFrom = '2026-12-01') =>
    CommissionTerms.agreed(recordId(place), { ...termsDetails, introducerId, validFrom }, null, {
      at: monday,
      today: '2026-11-23',
    });

  it('returns the terms of a partner and of the firm as they were added', async () => {
    const { subject } = await setUp();
    await subject.add(terms(1, FIONA));
    await subject.add(terms(2, null));
    await subject.add(terms(3, BEA));

    const found = await subject.findOf(FIONA);

    expect(found.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([terms(1, FIONA), terms(2, null)]);
  });

  it('rejects second terms of a scope for a date', async () => {
    const { subject } = await setUp();
    await subject.add(terms(1, FIONA));
    await subject.add(terms(2, FIONA, '2026-12-02'));

    await expect(subject.add(terms(3, FIONA))).rejects.toThrow(TermsTaken);
  });
};

/** A case with this id must exist. */
export const commissionQuestionContract = (
  setUp: () => Promise<Subject<QuestionRepository>>,
  [introducerId]: readonly [string, string],
  applicationId: string,
): void => {
  const question = () =>
    PartnerQuestion.ask(
      recordId(1),
      { about: 'commission', introducerId, entryId: null, applicationId, question: 'When is it due?' },
      monday,
    );

  it('returns a question as it was added, and rejects an unknown one', async () => {
    const { subject, run } = await setUp();
    await subject.add(question());

    expect(await subject.find(recordId(1))).toEqual(question());
    expect(await subject.find(NOBODY)).toBeNull();
    await expect(run(() => subject.lock(NOBODY))).rejects.toThrow(QuestionNotFound);
  });

  it('stores an answer only when it is saved', async () => {
    const { subject, run } = await setUp();
    await subject.add(question());
    const answered = await run(() => subject.lock(recordId(1)));
    answered.giveAnswer('On 1 December', null, tuesday);
    expect(await subject.find(recordId(1))).toEqual(question());

    await run(() => subject.save(answered));

    expect(await subject.find(recordId(1))).toEqual(answered);
  });
};

/** Cases with these ids must exist. */
export const commissionDisclosureContract = (
  setUp: () => Promise<Subject<CommissionDisclosureRepository>>,
  [applicationId, other]: readonly [string, string],
): void => {
  const wording = {
    text: 'The lender pays us.',
    sha256: 'ab'.repeat(32),
    brokerCommissionPence: null,
    partnerSharePence: null,
    offers: [],
  };
  const disclosure = (place: number, before: CommissionDisclosure | null = null) =>
    CommissionDisclosure.frozen(recordId(place), applicationId, before, wording, {
      by: null,
      at: monday,
      awaitsSending: false,
    });
  const document = new Uint8Array([1, 2, 3]);

  it('returns the newest disclosure of a case, and null without one', async () => {
    const { subject } = await setUp();
    const second = disclosure(2, disclosure(1));
    await subject.add(disclosure(1), document);
    await subject.add(second, document);

    expect(await subject.newestOf(applicationId)).toEqual(second);
    expect(await subject.newestOf(other)).toBeNull();
  });

  it('stores an acknowledgement only when it is saved', async () => {
    const { subject, run } = await setUp();
    await subject.add(disclosure(1), document);
    const acknowledged = disclosure(1);
    acknowledged.open(tuesday);
    acknowledged.acknowledge('Isla Fraser', tuesday);
    expect(await subject.newestOf(applicationId)).toEqual(disclosure(1));

    await run(() => subject.save(acknowledged));

    expect(await subject.newestOf(applicationId)).toEqual(acknowledged);
  });

  it('returns the document of its own case only', async () => {
    const { subject } = await setUp();
    await subject.add(disclosure(1), document);

    const { version, bytes } = await subject.documentOf(applicationId, recordId(1));

    expect([version, [...bytes]]).toEqual([1, [1, 2, 3]]);
    await expect(subject.documentOf(other, recordId(1))).rejects.toThrow(DisclosureNotFound);
    await expect(subject.documentOf(applicationId, NOBODY)).rejects.toThrow(DisclosureNotFound);
  });
};

/** A partner's case and its submission with these ids must exist. */
export const ledgerContract = (
  setUp: () => Promise<Subject<LedgerRepository>>,
  [introducerId]: readonly [string, string],
  applicationId: string,
  submissionId: string,
): void => {
  const recorded = { by: null, at: monday, today: '2026-11-23' };
  const earned = LedgerEntry.earned(
    recordId(1),
    { introducerId, applicationId, submissionId, earnedOn: '2026-11-20' },
    { amountPence: 90_000, vatPence: 18_000, how: '20% of £4,500.00' },
    30,
    recorded,
  );

  it('locks an entry with its clawbacks, and rejects an unknown one', async () => {
    const { subject: ledger, run } = await setUp();
    const asked = { amountPence: 30_000, why: 'the lender paid less' };
    const clawback = LedgerEntry.clawback(recordId(2), earned, [], asked, recorded);
    await ledger.add(earned);
    expect(await run(() => ledger.lock(recordId(1)))).toEqual({ entry: earned, clawbacks: [] });

    await ledger.add(clawback);

    expect(await run(() => ledger.lock(recordId(1)))).toEqual({ entry: earned, clawbacks: [clawback] });
    expect(await run(() => ledger.lockEarnedBy(submissionId))).toEqual([
      { entry: earned, clawbacks: [clawback] },
    ]);
    expect(await run(() => ledger.lockEarnedBy(NOBODY))).toEqual([]);
    await expect(run(() => ledger.lock(NOBODY))).rejects.toThrow(EntryNotFound);
  });
};
