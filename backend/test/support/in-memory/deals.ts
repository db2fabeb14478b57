import type { Page } from '#platform/application/list.js';
import { viewOf } from '#platform/application/view.js';
import type { FollowLink, ReachApplicant } from '#modules/applications/public.js';
import { Applicants } from '#modules/deals/application/consents/applicants.js';
import {
  CONSENT_FIELDS,
  ConsentViews,
  type ConsentView,
} from '#modules/deals/application/consents/consent-views.js';
import { ConsentRepository } from '#modules/deals/application/consents/consent.repository.js';
import {
  Cases,
  type Case,
  type CaseChange,
  type SharedDetails,
  type LockedCase,
  type SubmissionEvent,
} from '#modules/deals/application/cases.js';
import { CompletionRepository } from '#modules/deals/application/completions/completion.repository.js';
import {
  COMPLETION_FIELDS,
  SUBMISSION_FIELDS,
  SubmissionViews,
  type SubmissionSelection,
  type SubmissionView,
} from '#modules/deals/application/submissions/submission-views.js';
import { LenderQuestionRepository } from '#modules/deals/application/questions/lender-question.repository.js';
import { SubmissionRepository } from '#modules/deals/application/submissions/submission.repository.js';
import { OFFER_FIELDS, OfferViews, type OfferView } from '#modules/deals/application/offers/offer-views.js';
import { OfferRepository } from '#modules/deals/application/offers/offer.repository.js';
import { OfferNotFound, SubmissionNotFound } from '#modules/deals/domain/errors.js';
import type { Completion } from '#modules/deals/domain/completion.js';
import { offerFigures } from '#modules/deals/domain/offer-figures.js';
import type { Offer } from '#modules/deals/domain/offer.js';
import { LenderConsent } from '#modules/deals/domain/lender-consent.js';
import type { LenderQuestion } from '#modules/deals/domain/lender-question.js';
import type { SubmissionLender } from '#modules/deals/domain/lender-record.js';
import type { LenderSubmission } from '#modules/deals/domain/lender-submission.js';
import { ApplicationNotFound, LinkNotFound } from '#modules/applications/domain/errors.js';
import { Records } from './records.js';

export class SubmissionsInMemory extends SubmissionRepository {
  readonly records = new Records<LenderSubmission>();

  add(submission: LenderSubmission): Promise<void> {
    this.records.put(submission);
    return Promise.resolve();
  }
  save(submission: LenderSubmission): Promise<void> {
    return this.add(submission);
  }
  applicationOf(id: string): Promise<string> {
    const found = this.records.find(id);
    return found ? Promise.resolve(found.applicationId) : Promise.reject(new SubmissionNotFound());
  }
  of(applicationId: string): Promise<readonly LenderSubmission[]> {
    return Promise.resolve(this.records.where((one) => one.applicationId === applicationId));
  }
}

export class OffersInMemory extends OfferRepository {
  readonly records = new Records<Offer>();

  add(offer: Offer): Promise<void> {
    this.records.put(offer);
    return Promise.resolve();
  }
  save(offer: Offer): Promise<void> {
    return this.add(offer);
  }
  submissionOf(id: string): Promise<string> {
    const found = this.records.find(id);
    return found ? Promise.resolve(found.submissionId) : Promise.reject(new OfferNotFound());
  }
  of(submissionIds: readonly string[]): Promise<readonly Offer[]> {
    return Promise.resolve(this.records.where((one) => submissionIds.includes(one.submissionId)));
  }
}

const viewOfOffer = (offer: Offer): OfferView => ({
  ...viewOf(offer, OFFER_FIELDS),
  figures: offerFigures(offer),
});

export class OfferViewsInMemory extends OfferViews {
  constructor(private readonly offers: OffersInMemory) {
    super();
  }
  one(id: string): Promise<OfferView> {
    const found = this.offers.records.find(id);
    return found ? Promise.resolve(viewOfOffer(found)) : Promise.reject(new OfferNotFound());
  }
  runningOutBy(): Promise<never> {
    return Promise.reject(new Error('Only the database joins offers with their lenders'));
  }
}

export class CompletionsInMemory extends CompletionRepository {
  readonly records = new Records<Completion>();

  add(completion: Completion): Promise<void> {
    this.records.put(completion);
    return Promise.resolve();
  }
  save(completion: Completion): Promise<void> {
    return this.add(completion);
  }
  endingBy(): Promise<never> {
    return Promise.reject(new Error('Lists are the database’s'));
  }
  findOf(submissionId: string): Promise<Completion | null> {
    const standing = this.records.where(
      (one) => one.submissionId === submissionId && one.reversedAt === null,
    );
    return Promise.resolve(standing[0] ?? null);
  }
}

export class SubmissionViewsInMemory extends SubmissionViews {
  constructor(
    private readonly submissions: SubmissionsInMemory,
    private readonly offers = new OffersInMemory(),
    private readonly completions = new CompletionsInMemory(),
  ) {
    super();
  }
  async one(id: string): Promise<SubmissionView> {
    const found = this.submissions.records.find(id);
    if (!found) throw new SubmissionNotFound();
    const lender = { id: found.lenderId, name: found.lenderName };
    const offers = this.offers.records.where(({ submissionId }) => submissionId === id).map(viewOfOffer);
    const [companyName, owner, products] = ['Alder Joinery Ltd', null, []];
    const completed = await this.completions.findOf(id);
    const completion = completed && viewOf(completed, COMPLETION_FIELDS);
    return { ...viewOf(found, SUBMISSION_FIELDS), lender, companyName, owner, products, offers, completion };
  }
  unansweredSince(): Promise<never> {
    return Promise.reject(new Error('Lists are the database’s'));
  }
  /** Of one application; only the database has other lists. */
  async page({ applicationId }: SubmissionSelection): Promise<Page<SubmissionView>> {
    const found = this.submissions.records.where((one) => one.applicationId === applicationId);
    const items = await Promise.all(found.map(({ id }) => this.one(id)));
    return { items, total: items.length, next: null };
  }
}

/** A new case. */
export const aCase = (id: string, changes: Partial<Case> = {}): Case => ({
  id,
  companyName: 'Alder Joinery Ltd',
  contactName: 'Isla Fraser',
  products: ['business-loans'],
  submittedAt: new Date('2026-11-20T12:00:00Z'),
  introducerId: null,
  status: 'pending',
  placement: null,
  assignedLender: null,
  emailsClient: true,
  awaitsPerimeterCheck: false,
  ...changes,
});

/** Records case changes and events for tests. All cases are Ada's. */
export class CasesInMemory extends Cases {
  readonly byId = new Map<string, Case>();
  readonly events: SubmissionEvent[] = [];
  readonly given: SharedDetails[] = [];
  /** Cases whose client was answered. */
  readonly answered = new Set<string>();
  /** News for partners besides the case's stage. */
  readonly news: NonNullable<CaseChange['progress']>[] = [];

  constructor(...ids: readonly string[]) {
    super();
    for (const id of ids) this.byId.set(id, aCase(id));
  }
  async check(id: string): Promise<void> {
    await this.lock(id);
  }
  async isClosed(id: string): Promise<boolean> {
    return (await this.lock(id)).status === 'rejected';
  }
  lock(id: string): Promise<LockedCase> {
    const found = this.byId.get(id);
    if (!found) return Promise.reject(new ApplicationNotFound());
    const keepPromise = () => Promise.resolve(void this.answered.add(id));
    return Promise.resolve({ ...found, keepPromise, change: (change) => this.change(id, change) });
  }
  private change(
    id: string,
    { placement, status, assignedLender, progress: news }: CaseChange,
  ): Promise<void> {
    if (news) this.news.push(news);
    this.byId.set(id, {
      ...(this.byId.get(id) ?? aCase(id)),
      placement,
      ...(status && { status }),
      ...(assignedLender !== undefined && { assignedLender: assignedLender?.name ?? null }),
    });
    return Promise.resolve();
  }
  record(event: SubmissionEvent): Promise<void> {
    this.events.push(event);
    return Promise.resolve();
  }
  disclose(given: SharedDetails): Promise<void> {
    this.given.push(given);
    return Promise.resolve();
  }
  ownerOf(): Promise<{ readonly name: string; readonly address: string }> {
    return Promise.resolve({ name: 'Ada Admin', address: 'ada@broker.example' });
  }
}

export class ConsentsInMemory extends ConsentRepository {
  readonly records = new Records<LenderConsent>();

  add(consent: LenderConsent): Promise<void> {
    this.records.put(consent);
    return Promise.resolve();
  }
  save(consent: LenderConsent): Promise<void> {
    return this.add(consent);
  }
  of(applicationId: string): Promise<readonly LenderConsent[]> {
    return Promise.resolve(this.records.where((one) => one.applicationId === applicationId));
  }
}

export class LenderQuestionsInMemory extends LenderQuestionRepository {
  readonly records = new Records<LenderQuestion>();

  add(question: LenderQuestion): Promise<void> {
    this.records.put(question);
    return Promise.resolve();
  }
  of(applicationId: string): Promise<readonly LenderQuestion[]> {
    return Promise.resolve(this.records.where((one) => one.applicationId === applicationId));
  }
}

/** Consent given by phone. */
export const consentTo = (lender: SubmissionLender, applicationId: string, at: Date): LenderConsent => {
  const consent = LenderConsent.about(`consent to ${lender.name}`, applicationId, lender, at);
  consent.answer(true, { via: 'phone', recordedBy: 'ada' }, at);
  return consent;
};

export class ConsentViewsInMemory extends ConsentViews {
  constructor(private readonly consents: ConsentsInMemory) {
    super();
  }
  page(): Promise<never> {
    return Promise.reject(new Error('Lists are the database’s'));
  }
  async about(applicationId: string, lenders: readonly string[]): Promise<readonly ConsentView[]> {
    const all = await this.consents.of(applicationId);
    return all
      .filter(({ lenderName }) => lenders.includes(lenderName))
      .map((consent) => ({
        ...viewOf(consent, CONSENT_FIELDS),
        lender: consent.lender,
        recordedBy: consent.recordedBy === null ? null : { id: consent.recordedBy, name: consent.recordedBy },
      }));
  }
}

/** Each application has a link whose token is its id, and whose emails go to Isla. */
export class OneApplicant {
  isLinkOpen = true;
  awaitsClientContact = false;

  readonly followLink: Pick<FollowLink, 'execute'> = {
    execute: (_kind, applicationId) =>
      this.isLinkOpen
        ? Promise.resolve({ applicationId, expiresAt: linksExpireAt, statusExpiresAt: null })
        : Promise.reject(new LinkNotFound()),
  };
  readonly reachApplicant: Pick<ReachApplicant, 'execute'> = {
    execute: (applicationId) =>
      Promise.resolve({
        contactName: 'Isla Fraser',
        email: 'isla@alder.example',
        companyName: 'Alder Joinery Ltd',
        sentBy: null,
        statusUrl: `/status/${applicationId}`,
        resultsUrl: `/results/${applicationId}`,
        linksExpireAt,
        resultsExpireAt: linksExpireAt,
        isLinkOpen: this.isLinkOpen,
        awaitsClientContact: this.awaitsClientContact,
      }),
  };
  readonly applicants = new Applicants(this.followLink, this.reachApplicant);
}

const linksExpireAt = new Date('2027-02-18T12:00:00Z');
