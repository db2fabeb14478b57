import type { ProductKey } from '#kernel/lending/product.js';
import type { ApplicationStatus, Stage } from '../../domain/application-status.js';

/** The number of applications in each status. */
export type ApplicationCounts = Readonly<Record<ApplicationStatus, number>>;

/** The enquiries received in one week, by current status. */
export interface WeekOfEnquiries extends ApplicationCounts {
  /** Its Monday in London: '2026-11-16'. */
  readonly week: string;
  readonly total: number;
}

export interface ProductEnquiries {
  readonly product: ProductKey;
  /** One number per week, in order. */
  readonly enquiries: readonly number[];
}

/** The last twelve weeks, this one last. */
export interface EnquiryTrend {
  readonly weeks: readonly WeekOfEnquiries[];
  /** All products, including those without enquiries; an enquiry for two products counts for both. */
  readonly products: readonly ProductEnquiries[];
}

/** The applications in one stage. */
export interface StageCount {
  readonly stage: Stage;
  readonly count: number;
  /** The total amount sought; of a range, the upper end. */
  readonly amountPence: number;
}

/** Figures for staff over all applications, from visitors and partners. */
export abstract class ApplicationFigures {
  /** Current counts. */
  abstract countByStatus(): Promise<ApplicationCounts>;
  abstract trend(): Promise<EnquiryTrend>;
  /** All stages in order. */
  abstract countByStage(): Promise<readonly StageCount[]>;
}
