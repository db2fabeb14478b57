import type { ListRequest, Page } from '#shared/application/list.js';
import type { Answers } from '#shared/domain/answers.js';
import type { ApplicationStatus } from '../domain/funding-application.js';

export const APPLICATION_ORDERS = ['newest', 'oldest', 'company', '-company', 'due', '-due'] as const;
export type ApplicationOrder = (typeof APPLICATION_ORDERS)[number];

/** Which applications, and in which order; what is undefined leaves nothing out. */
export interface ApplicationSelection extends ListRequest<ApplicationOrder> {
  /** Part of the company's name, the contact's name, the e-mail address or a partner's reference. */
  readonly q?: string | undefined;
  readonly status?: ApplicationStatus | undefined;
  /** A slug or a partner's label: applications whose funding type stands for one of the same products. */
  readonly fundingType?: string | undefined;
  /** Null for those that belong to no partner. */
  readonly introducerId?: string | null | undefined;
  readonly receivedFrom?: Date | undefined;
  readonly receivedBefore?: Date | undefined;
  /** Of those that nobody has looked at yet. */
  readonly dueAfter?: Date | undefined;
  readonly dueBy?: Date | undefined;
}

/** A funding application as the broker's staff see it. Times are ISO 8601, UTC. */
export interface ApplicationView extends Answers {
  readonly id: string;
  readonly status: ApplicationStatus;
  /** The broker's internal note. */
  readonly notes: string | null;
  /** The partner's own note. */
  readonly partnerNotes: string | null;
  readonly assignedLender: string | null;
  /** The best score in percent on the day of the submission; null when no lender matched. */
  readonly matchScore: string | null;
  /** The partner whose case it is; null for a visitor's own submission. */
  readonly introducerId: string | null;
  readonly clientConsentAt: string | null;
  readonly externalReference: string | null;
  readonly viaLink: boolean;
  /** By when somebody has to have looked at it. */
  readonly dueAt: string;
  /** When somebody first moved it; null while it waits. */
  readonly firstMovedAt: string | null;
  readonly createdAt: string;
  /** Also the application's version. */
  readonly updatedAt: string;
}

export abstract class ApplicationLists {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(selection: ApplicationSelection): Promise<Page<ApplicationView>>;
  /** @throws ApplicationNotFound */
  abstract one(id: string): Promise<ApplicationView>;
}
