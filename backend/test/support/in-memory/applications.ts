import { LenderDirectory, type NamedLender } from '#modules/lenders/public.js';
import type { Page } from '#platform/application/list.js';
import { viewOf } from '#platform/application/view.js';
import {
  APPLICATION_FIELDS,
  ApplicationViews,
  type ApplicationSelection,
  type ApplicationView,
  type StageAmount,
} from '#modules/applications/application/lists/application-views.js';
import {
  ApplicationRepository,
  type IncomingApplication,
} from '#modules/applications/application/review/application.repository.js';
import { SharedDetailsRepository } from '#modules/applications/application/shared-details/shared-details.repository.js';
import type { SharedDetails } from '#modules/applications/domain/shared-details.js';
import {
  DuplicateQueries,
  type DuplicateCandidate,
  type DuplicateSearch,
} from '#modules/applications/application/duplicates/duplicate.queries.js';
import { STAGES } from '#modules/applications/domain/application-status.js';
import { ApplicationNotFound } from '#modules/applications/domain/errors.js';
import type { Referral } from '#modules/applications/domain/application-origin.js';
import { FundingApplication } from '#modules/applications/domain/funding-application.js';
import { answers } from '../answers.js';
import { Records } from './records.js';

/** An application received at this time and matched by Alba; with a referral, a partner's case. */
export const anApplication = (
  id: string,
  at: Date,
  referral: Partial<Referral> | null = null,
  renewalOf: string | null = null,
) =>
  FundingApplication.submit(
    id,
    answers(),
    { best: [{ id: 'l1', name: 'Alba', score: 86 }], ruleVersion: '1.0' },
    at,
    {
      renewalOf,
      referral: referral && {
        introducerId: 'i1',
        clientConsent: false,
        externalReference: null,
        viaLink: false,
        ...referral,
      },
    },
  );

export class ApplicationsInMemory extends ApplicationRepository {
  readonly records: Records<FundingApplication>;

  constructor(...applications: readonly FundingApplication[]) {
    super();
    this.records = new Records(...applications);
  }
  add({ application }: IncomingApplication): Promise<void> {
    return this.save(application);
  }
  save(application: FundingApplication): Promise<void> {
    this.records.put(application);
    return Promise.resolve();
  }
  lock(id: string): Promise<FundingApplication> {
    const found = this.records.find(id);
    return found ? Promise.resolve(found) : Promise.reject(new ApplicationNotFound());
  }
  async lockCase(introducerId: string, id: string): Promise<FundingApplication> {
    const found = await this.lock(id);
    if (found.introducerId !== introducerId) throw new ApplicationNotFound();
    return found;
  }
  async releaseOwnedBy(ownerId: string): Promise<readonly string[]> {
    const owned = this.records.where((application) => application.ownerId === ownerId);
    for (const application of owned) {
      application.giveTo(null, application.updatedAt);
      await this.save(application);
    }
    return owned.map(({ id }) => id);
  }
}

export class DuplicatesInMemory extends DuplicateQueries {
  constructor(private readonly applications: ApplicationsInMemory) {
    super();
  }
  /** All others: the rule decides which are the same company. */
  candidates({ id }: DuplicateSearch): Promise<readonly DuplicateCandidate[]> {
    return Promise.resolve(
      this.applications.records
        .where((application) => application.id !== id)
        .toReversed()
        .map(({ answers: { companyName, amount }, parsed, ...other }) => ({
          ...parsed,
          companyName,
          amount,
          id: other.id,
          createdAt: other.createdAt,
          updatedAt: other.updatedAt,
          introducerId: other.introducerId,
          duplicateOf: other.duplicateOf,
          renewalOf: other.renewalOf,
          status: other.status,
          stage: other.stage,
        })),
    );
  }
}

export class ApplicationViewsInMemory extends ApplicationViews {
  constructor(private readonly applications: ApplicationsInMemory) {
    super();
  }
  async one(id: string): Promise<ApplicationView> {
    return asListed(await this.applications.lock(id));
  }
  /** Filters by partner, owner, time and due time; only the database searches and sorts. */
  page(selection: ApplicationSelection): Promise<Page<ApplicationView>> {
    const items = this.applications.records.where((application) => isSelected(application, selection));
    return Promise.resolve({ items: items.map(asListed), total: items.length, next: null });
  }
  async *all(selection: ApplicationSelection): AsyncGenerator<readonly ApplicationView[]> {
    yield (await this.page(selection)).items;
  }
  /** Amounts are read by the database's mapping. */
  amountsByStage(): Promise<readonly StageAmount[]> {
    return Promise.resolve(STAGES.map((stage) => ({ stage, amountPence: null })));
  }
}

const asListed = (application: FundingApplication): ApplicationView => ({
  ...application.answers,
  ...viewOf(application, APPLICATION_FIELDS),
  source: application.source,
  nextTask: null,
  nextStep: null,
  acceptedLender: null,
  perimeterCheckedBy: application.perimeterCheckedBy,
  owner: application.ownerId === null ? null : { id: application.ownerId, name: application.ownerId },
});

const isSelected = (
  { introducerId, ownerId, createdAt, dueAt, firstMovedAt, duplicateOf }: FundingApplication,
  asked: ApplicationSelection,
): boolean =>
  (asked.duplicates === 'include' || duplicateOf === null) &&
  (asked.introducerId === undefined || introducerId === asked.introducerId) &&
  (asked.ownerId === undefined || ownerId === asked.ownerId) &&
  (!asked.receivedFrom || createdAt >= asked.receivedFrom) &&
  (!asked.receivedBefore || createdAt < asked.receivedBefore) &&
  (!asked.dueAfter || (firstMovedAt === null && dueAt > asked.dueAfter)) &&
  (!asked.dueBy || (firstMovedAt === null && dueAt <= asked.dueBy));

/** Only Alba, with the id l1. */
export class OnlyAlba extends LenderDirectory {
  lock(): Promise<void> {
    return Promise.resolve();
  }
  withName(name: string): Promise<NamedLender | null> {
    return Promise.resolve(name.trim().toLowerCase() === 'alba' ? { id: 'l1', name: 'Alba' } : null);
  }
  withId(id: string): Promise<NamedLender | null> {
    return Promise.resolve(id === 'l1' ? { id, name: 'Alba' } : null);
  }
}

export class SharedDetailsInMemory extends SharedDetailsRepository {
  readonly all: SharedDetails[] = [];
  add(disclosure: SharedDetails): Promise<void> {
    this.all.push(disclosure);
    return Promise.resolve();
  }
  findByApplication(applicationId: string): Promise<readonly SharedDetails[]> {
    return Promise.resolve(this.all.filter((disclosure) => disclosure.applicationId === applicationId));
  }
}
