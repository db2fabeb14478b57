import type { ListRequest, Page } from '#platform/application/list.js';
import type { Owner } from '#platform/application/staff-members.js';
import type { ViewOf } from '#platform/application/view.js';
import type { Answers } from '#kernel/lending/answers.js';
import type { ApplicationSource } from '../../domain/application-origin.js';
import type { ApplicationStatus, Stage } from '../../domain/application-status.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import type { NextStep } from '../../domain/next-step/step.js';
import type { PerimeterAnswer } from '../../domain/perimeter/perimeter.js';

export const APPLICATION_ORDERS = ['newest', 'oldest', 'company', '-company', 'due', '-due'] as const;
export type ApplicationOrder = (typeof APPLICATION_ORDERS)[number];

/** Filters and order; undefined filters match everything. */
export interface ApplicationSelection extends ListRequest<ApplicationOrder> {
  /**
   * Part of the company's name, the contact's name, the email address, the company number or a partner's reference.
   */
  readonly q?: string | undefined;
  readonly status?: ApplicationStatus | undefined;
  readonly stage?: Stage | undefined;
  readonly perimeter?: PerimeterAnswer | undefined;
  /** A slug or a partner's label: matches applications whose funding type has one of the same products. */
  readonly fundingType?: string | undefined;
  /** Null for those without a partner. */
  readonly introducerId?: string | null | undefined;
  /** Null for unassigned ones. */
  readonly ownerId?: string | null | undefined;
  readonly receivedFrom?: Date | undefined;
  readonly receivedBefore?: Date | undefined;
  /** Only those that have not been reviewed yet. */
  readonly dueAfter?: Date | undefined;
  readonly dueBy?: Date | undefined;
  /** Includes marked duplicates, which are omitted otherwise. */
  readonly duplicates?: 'include' | undefined;
}

/** The fields that staff see besides the answers. */
export const APPLICATION_FIELDS = [
  'id',
  'status',
  'stage',
  'notes',
  'partnerNotes',
  'assignedLender',
  'matchScore',
  'introducerId',
  'clientConsentAt',
  'externalReference',
  'viaLink',
  'duplicateOf',
  'renewalOf',
  'perimeterCheckedAt',
  'perimeterOutcome',
  'perimeterNote',
  'dueAt',
  'firstMovedAt',
  'createdAt',
  'updatedAt',
] as const;

/** The next task of an application. */
export interface NextTask {
  readonly id: string;
  readonly title: string;
  /** A date in London: '2026-03-12'. */
  readonly dueOn: string;
}

/** An application as staff see it. */
export type ApplicationView = Answers &
  ViewOf<FundingApplication, (typeof APPLICATION_FIELDS)[number]> & {
    readonly owner: Owner | null;
    /** The open task that is due first. */
    readonly nextTask: NextTask | null;
    /** Null if there is nothing to do. */
    readonly nextStep: NextStep | null;
    /** The lender whose offer is accepted, which may differ from the assigned one. */
    readonly acceptedLender: string | null;
    readonly source: ApplicationSource;
    /** The name of the member of staff who recorded the check. */
    readonly perimeterCheckedBy: string | null;
  };

/** The applications in one stage. */
export interface StageAmount {
  readonly stage: Stage;
  /** The total amount sought; of a range, the upper end. Null if there are too many applications to add up. */
  readonly amountPence: number | null;
}

export abstract class ApplicationViews {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(selection: ApplicationSelection): Promise<Page<ApplicationView>>;
  /** All pages, each read when requested. */
  abstract all(selection: ApplicationSelection): AsyncIterable<readonly ApplicationView[]>;
  /** All stages in order. */
  abstract amountsByStage(selection: ApplicationSelection): Promise<readonly StageAmount[]>;
  /** @throws ApplicationNotFound */
  abstract one(id: string): Promise<ApplicationView>;
}
