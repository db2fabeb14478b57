import type { ActivityAction, DisclosureAction } from '#platform/application/activity-log.js';
import type { Page } from '#platform/application/list.js';
import type { Principal } from '#platform/application/principal.js';
import { viewOf } from '#platform/application/view.js';
import {
  CommissionTermsViews,
  TERMS_FIELDS,
  type TermsView,
} from '#modules/commissions/application/terms/commission-terms-views.js';
import {
  CommissionDisclosureViews,
  type DisclosureView,
  DISCLOSURE_FIELDS,
} from '#modules/commissions/application/disclosures/commission-disclosure-views.js';
import {
  CommissionDisclosureRepository,
  type DisclosureDocument,
} from '#modules/commissions/application/disclosures/commission-disclosure.repository.js';
import type { CommissionDisclosure } from '#modules/commissions/domain/disclosures/commission-disclosure.js';
import {
  LedgerViews,
  LINE_FIELDS,
  type LedgerSummary,
  type Line,
  QUESTION_FIELDS,
  type StaffLine,
  type StaffLineQuestion,
} from '#modules/commissions/application/ledger/ledger-views.js';
import { QuestionRepository } from '#modules/commissions/application/ledger/question.repository.js';
import {
  LedgerRepository,
  type LockedEntry,
} from '#modules/commissions/application/ledger/ledger.repository.js';
import {
  ReferredCases,
  type LockedCase,
  type ReferredCase,
} from '#modules/commissions/application/referred-cases.js';
import { CommissionTermsRepository } from '#modules/commissions/application/terms/commission-terms.repository.js';
import type { PartnerQuestion, QuestionTopic } from '#modules/commissions/domain/partner-question.js';
import type { CommissionTerms } from '#modules/commissions/domain/ledger/commission-terms.js';
import { termsInWords, workedExample } from '#modules/commissions/domain/commission-words.js';
import {
  DisclosureNotFound,
  EntryNotFound,
  QuestionNotFound,
  ReceivableNotFound,
  TermsTaken,
} from '#modules/commissions/domain/errors.js';
import { leftOf, type LedgerEntry } from '#modules/commissions/domain/ledger/ledger-entry.js';
import type { CommissionableEvent } from '#modules/commissions/domain/ledger/commissionable-event.js';
import { ApplicationNotFound } from '#modules/applications/domain/errors.js';
import { ReceivableRepository } from '#modules/commissions/application/receivables/receivable.repository.js';
import {
  RECEIPT_FIELDS,
  RECEIVABLE_FIELDS,
  ReceivableViews,
  type LenderReceivables,
  type ReceivableView,
} from '#modules/commissions/application/receivables/receivable-views.js';
import type { Receivable, ReceivableReceipt } from '#modules/commissions/domain/receivables/receivable.js';
import type { DatedCause } from '#modules/tasks/public.js';
import { Records } from './records.js';

export class CommissionTermsInMemory extends CommissionTermsRepository {
  readonly records = new Records<CommissionTerms>();

  add(terms: CommissionTerms): Promise<void> {
    const taken = this.records.first(
      ({ introducerId, product, validFrom }) =>
        introducerId === terms.introducerId && product === terms.product && validFrom === terms.validFrom,
    );
    if (taken) return Promise.reject(new TermsTaken());
    this.records.put(terms);
    return Promise.resolve();
  }

  findOf(introducerId: string): Promise<readonly CommissionTerms[]> {
    return Promise.resolve(
      this.records.where((terms) => terms.introducerId === introducerId || terms.introducerId === null),
    );
  }
}

export class CommissionTermsViewsInMemory extends CommissionTermsViews {
  constructor(private readonly terms: CommissionTermsInMemory) {
    super();
  }

  one(id: string): Promise<TermsView> {
    const terms = this.terms.records.find(id);
    if (!terms) return Promise.reject(new Error(`Commission terms not found: ${id}`));
    const { createdBy } = terms;
    return Promise.resolve({
      ...viewOf(terms, TERMS_FIELDS),
      createdBy: createdBy === null ? null : { id: createdBy, name: createdBy },
      words: termsInWords(terms),
      example: workedExample(terms, 'the partner earns'),
    });
  }

  page(): Promise<Page<TermsView>> {
    return Promise.reject(new Error('Lists are the database’s'));
  }
}

export class LedgerInMemory extends LedgerRepository {
  readonly records = new Records<LedgerEntry>();
  readonly events = new Records<CommissionableEvent>();
  /** Whether the receivables have reversed a receipt. */
  isReversed: (receiptId: string) => boolean = () => false;

  add(entry: LedgerEntry): Promise<void> {
    this.records.put(entry);
    return Promise.resolve();
  }
  lock(id: string): Promise<LockedEntry> {
    const entry = this.records.find(id);
    return entry ? Promise.resolve(this.locked(entry)) : Promise.reject(new EntryNotFound());
  }
  lockEarnedBy(submissionId: string): Promise<readonly LockedEntry[]> {
    const earned = this.records.where((one) => one.submissionId === submissionId && one.kind === 'earned');
    return Promise.resolve(earned.map((entry) => this.locked(entry)));
  }
  addEvent(event: CommissionableEvent): Promise<void> {
    this.events.put(event);
    return Promise.resolve();
  }
  eventsOf(completionId: string): Promise<readonly CommissionableEvent[]> {
    return Promise.resolve(
      this.events.where((one) => one.completionId === completionId && !this.isReversed(one.id)),
    );
  }
  private locked(entry: LedgerEntry): LockedEntry {
    return { entry, clawbacks: this.records.where(({ takesBackId }) => takesBackId === entry.id) };
  }
}

export class ReceivablesInMemory extends ReceivableRepository {
  readonly records = new Records<Receivable>();
  readonly receipts = new Records<ReceivableReceipt>();

  add(receivable: Receivable): Promise<void> {
    return this.save(receivable);
  }
  addReceipt(receipt: ReceivableReceipt): Promise<void> {
    this.receipts.put(receipt);
    return Promise.resolve();
  }
  receiptsOf(id: string): Promise<readonly ReceivableReceipt[]> {
    return Promise.resolve(this.receipts.where(({ receivableId }) => receivableId === id));
  }
  async submissionOf(id: string): Promise<string | null> {
    return (await this.lock(id)).submissionId;
  }
  lock(id: string): Promise<Receivable> {
    const found = this.records.find(id);
    return found ? Promise.resolve(found) : Promise.reject(new ReceivableNotFound());
  }
  lockOf(completionId: string): Promise<readonly Receivable[]> {
    return Promise.resolve(this.records.where((one) => one.completionId === completionId));
  }
  openedFor(submissionId: string): Promise<Receivable | null> {
    const opened = this.records.where(
      (one) => one.submissionId === submissionId && one.origin === 'completion',
    );
    return Promise.resolve(opened.at(-1) ?? null);
  }
  save(receivable: Receivable): Promise<void> {
    this.records.put(receivable);
    return Promise.resolve();
  }
}

export class ReceivableViewsInMemory extends ReceivableViews {
  constructor(private readonly receivables: ReceivablesInMemory) {
    super();
  }

  async one(id: string): Promise<ReceivableView> {
    const found = await this.receivables.lock(id);
    const { writtenOffPence, writtenOffAt, writeOffReason, lenderId, lenderName } = found;
    return {
      ...viewOf(found, RECEIVABLE_FIELDS),
      writtenOffPence,
      lender: { id: lenderId, name: lenderName },
      companyName: null,
      isOverdue: false,
      receipts: this.receivables.receipts
        .where(({ receivableId, reversesId }) => receivableId === id && reversesId === null)
        .map((receipt) => ({
          ...viewOf(receipt, RECEIPT_FIELDS),
          createdBy: null,
          reversal: this.reversalOf(receipt.id),
        })),
      writeOff: writtenOffAt && {
        reason: writeOffReason ?? '',
        at: writtenOffAt.toISOString(),
        by: null,
      },
    };
  }
  private reversalOf(id: string): ReceivableView['receipts'][number]['reversal'] {
    const found = this.receivables.receipts.first(({ reversesId }) => reversesId === id);
    return found && { reason: found.reason ?? '', at: found.createdAt.toISOString(), by: null };
  }
  page(): Promise<Page<ReceivableView>> {
    return Promise.reject(new Error('Lists are the database’s'));
  }
  all(): AsyncIterable<readonly ReceivableView[]> {
    throw new Error('Lists are the database’s');
  }
  byLender(): Promise<readonly LenderReceivables[]> {
    return Promise.reject(new Error('Sums are the database’s'));
  }
  expectedBy(day: string): Promise<readonly DatedCause[]> {
    const open = this.receivables.records.where(
      ({ openPence, expectedOn }) => openPence > 0 && expectedOn <= day,
    );
    return Promise.resolve(
      open.map(({ id, applicationId, lenderName, expectedOn }) => ({
        subject: `${id}:${expectedOn}`,
        applicationId,
        about: lenderName,
        day: expectedOn,
      })),
    );
  }
}

export class QuestionsInMemory extends QuestionRepository {
  readonly records = new Records<PartnerQuestion>();

  add(question: PartnerQuestion): Promise<void> {
    return this.save(question);
  }
  async lock(id: string): Promise<PartnerQuestion> {
    return (await this.find(id)) ?? Promise.reject(new QuestionNotFound());
  }
  save(question: PartnerQuestion): Promise<void> {
    this.records.put(question);
    return Promise.resolve();
  }
  find(id: string): Promise<PartnerQuestion | null> {
    return Promise.resolve(this.records.find(id));
  }
}

export class LedgerViewsInMemory extends LedgerViews {
  constructor(
    private readonly ledger: LedgerInMemory,
    private readonly questions = new QuestionsInMemory(),
  ) {
    super();
  }
  async find(id: string): Promise<StaffLine | null> {
    const entry = this.ledger.records.find(id);
    if (!entry) return null;
    const { clawbacks } = await this.ledger.lock(id);
    return {
      ...viewOf(entry, LINE_FIELDS),
      ...viewOf(entry, ['amountPence', 'vatPence', 'how', 'earnedOn', 'dueOn']),
      state: 'earned',
      companyName: null,
      introducerName: entry.introducerId,
      createdBy: entry.createdBy === null ? null : { id: entry.createdBy, name: entry.createdBy },
      leftPence: leftOf(entry, clawbacks).amountPence,
      questions: [],
    };
  }
  async one(id: string): Promise<StaffLine> {
    const line = await this.find(id);
    if (!line) throw new EntryNotFound();
    return line;
  }
  async oneOf(introducerId: string, id: string): Promise<Line> {
    const line = await this.find(id);
    return line?.introducerId === introducerId ? line : Promise.reject(new EntryNotFound());
  }
  async question(id: string): Promise<StaffLineQuestion> {
    const question = await this.questions.lock(id);
    const { answeredBy, updatedAt } = question;
    return {
      ...viewOf(question, QUESTION_FIELDS),
      answeredBy: answeredBy === null ? null : { id: answeredBy, name: answeredBy },
      updatedAt: updatedAt.toISOString(),
    };
  }
  questionsOfCase(): Promise<readonly StaffLineQuestion[]> {
    return Promise.reject(new Error('Lists are the database’s'));
  }
  ownQuestionsOfCase(): Promise<readonly StaffLineQuestion[]> {
    return Promise.reject(new Error('Lists are the database’s'));
  }
  page(): Promise<Page<StaffLine>> {
    return Promise.reject(new Error('Lists are the database’s'));
  }
  pageOf(): Promise<Page<Line>> {
    return Promise.reject(new Error('Lists are the database’s'));
  }
  summary(): Promise<LedgerSummary> {
    return Promise.reject(new Error('Sums are the database’s'));
  }
}

/** Records case changes for tests; the token of a link is 'link of' and the case's id. */
export class ReferredCasesInMemory extends ReferredCases {
  readonly events: [ActivityAction, string, Principal['type']][] = [];
  /** Whether the clients of all cases get emails. */
  emailsClient = true;

  constructor(private readonly cases: readonly ReferredCase[]) {
    super();
  }
  async lock(id: string): Promise<LockedCase> {
    return { ...(await this.find(id)), emailsClient: this.emailsClient };
  }
  find(id: string): Promise<ReferredCase> {
    const found = this.cases.find((one) => one.id === id);
    return found ? Promise.resolve(found) : Promise.reject(new ApplicationNotFound());
  }
  async findOf(introducerId: string, id: string): Promise<ReferredCase> {
    const found = await this.find(id);
    return found.introducerId === introducerId ? found : Promise.reject(new ApplicationNotFound());
  }
  byLink(token: string): Promise<string> {
    return Promise.resolve(token.replace('link of ', ''));
  }
  questioned(applicationId: string): Promise<void> {
    this.events.push(['commission-questioned', applicationId, 'introducer']);
    return Promise.resolve();
  }
  asked(applicationId: string): Promise<void> {
    this.events.push(['case-questioned', applicationId, 'introducer']);
    return Promise.resolve();
  }
  answered(about: QuestionTopic, applicationId: string): Promise<void> {
    const kind = about === 'case' ? 'case-question-answered' : 'commission-answered';
    this.events.push([kind, applicationId, 'admin']);
    return Promise.resolve();
  }
  disclosed(what: DisclosureAction, { id }: { readonly id: string }, { type }: Principal): Promise<void> {
    this.events.push([what, id, type]);
    return Promise.resolve();
  }
}

export class CommissionDisclosuresInMemory extends CommissionDisclosureRepository {
  readonly records = new Records<CommissionDisclosure>();
  readonly documents = new Map<string, Uint8Array>();

  add(disclosure: CommissionDisclosure, document: Uint8Array): Promise<void> {
    this.documents.set(disclosure.id, document);
    return this.save(disclosure);
  }
  save(disclosure: CommissionDisclosure): Promise<void> {
    this.records.put(disclosure);
    return Promise.resolve();
  }
  newestOf(applicationId: string): Promise<CommissionDisclosure | null> {
    const all = this.records.where((one) => one.applicationId === applicationId);
    return Promise.resolve(all.toSorted((a, b) => b.version - a.version)[0] ?? null);
  }
  documentOf(applicationId: string, id: string): Promise<DisclosureDocument> {
    const [found, bytes] = [this.records.find(id), this.documents.get(id)];
    return found?.applicationId === applicationId && bytes
      ? Promise.resolve({ version: found.version, bytes })
      : Promise.reject(new DisclosureNotFound());
  }
}

export class CommissionDisclosureViewsInMemory extends CommissionDisclosureViews {
  constructor(private readonly disclosures: CommissionDisclosuresInMemory) {
    super();
  }
  one(id: string): Promise<DisclosureView> {
    const found = this.disclosures.records.find(id);
    if (!found) return Promise.reject(new DisclosureNotFound());
    const { createdBy } = found;
    return Promise.resolve({
      ...viewOf(found, DISCLOSURE_FIELDS),
      supersededAt: null,
      createdBy: createdBy === null ? null : { id: createdBy, name: createdBy },
    });
  }
  page(): Promise<Page<DisclosureView>> {
    return Promise.reject(new Error('Lists are the database’s'));
  }
}
