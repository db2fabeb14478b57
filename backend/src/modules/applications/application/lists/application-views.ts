import type { ListRequest, Page } from '#platform/application/list.js';
import type { Owner } from '#platform/application/staff-members.js';
import type { ViewOf } from '#platform/application/view.js';
import type { Answers } from '#kernel/lending/answers.js';
import type { ApplicationSource } from '../../domain/application-origin.js';
import type { ApplicationStatus, Stage } from '../../domain/application-status.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import type { NextStep } from '../../domain/next-step.js';
import type { PerimeterAnswer } from '../../domain/perimeter.js';

export const APPLICATION_ORDERS = ['newest', 'oldest', 'company', '-company', 'due', '-due'] as const;
export type ApplicationOrder = (typeof APPLICATION_ORDERS)[number];

/** Which applications, and in which order; what is undefined leaves nothing out. */
export interface ApplicationSelection extends ListRequest<ApplicationOrder> {
  /** Part of the company's name, the contact's name, the e-mail address, the company number or a partner's reference. */
  readonly q?: string | undefined;
  readonly status?: ApplicationStatus | undefined;
  readonly stage?: Stage | undefined;
  readonly perimeter?: PerimeterAnswer | undefined;
  /** A slug or a partner's label: applications whose funding type stands for one of the same products. */
  readonly fundingType?: string | undefined;
  /** Null for those that belong to no partner. */
  readonly introducerId?: string | null | undefined;
  /** Null for those that are nobody's. */
  readonly ownerId?: string | null | undefined;
  readonly receivedFrom?: Date | undefined;
  readonly receivedBefore?: Date | undefined;
  /** Of those that nobody has looked at yet. */
  readonly dueAfter?: Date | undefined;
  readonly dueBy?: Date | undefined;
  /** Also those that are marked as duplicates of others, which are left out otherwise. */
  readonly duplicates?: 'include' | undefined;
}

/** What the broker's staff see of an application besides its answers. */
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
  'dueAt',
  'firstMovedAt',
  'createdAt',
  'updatedAt',
] as const;

/** What is to be done next for an application. */
export interface NextTask {
  readonly id: string;
  readonly title: string;
  /** A day in London: '2026-03-12'. */
  readonly dueOn: string;
}

/** A funding application as the broker's staff see it. */
export type ApplicationView = Answers &
  ViewOf<FundingApplication, (typeof APPLICATION_FIELDS)[number]> & {
    readonly owner: Owner | null;
    /** Of its open tasks the one that is due first. */
    readonly nextTask: NextTask | null;
    /** Null where there is nothing to do. */
    readonly nextStep: NextStep | null;
    /** Whose offer is accepted: not always the lender that staff have assigned. */
    readonly acceptedLender: string | null;
    readonly source: ApplicationSource;
    /** The name of the member of staff who recorded the check. */
    readonly perimeterCheckedBy: string | null;
  };

export abstract class ApplicationViews {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(selection: ApplicationSelection): Promise<Page<ApplicationView>>;
  /** All pages of it, read some at a time: the next are read when they are asked for. */
  abstract all(selection: ApplicationSelection): AsyncIterable<readonly ApplicationView[]>;
  /** @throws ApplicationNotFound */
  abstract one(id: string): Promise<ApplicationView>;
}
