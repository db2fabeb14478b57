import type { ProductKey } from '#kernel/lending/product.js';
import type { ApplicationStatus, Stage } from '../../domain/application-status.js';

/** How many funding applications stand at each status. */
export type ApplicationCounts = Readonly<Record<ApplicationStatus, number>>;

/** The enquiries that came in one week, by how they stand now. */
export interface WeekOfEnquiries extends ApplicationCounts {
  /** Its Monday in London: '2026-11-16'. */
  readonly week: string;
  readonly total: number;
}

export interface ProductEnquiries {
  readonly product: ProductKey;
  /** One number for each week, in their order. */
  readonly enquiries: readonly number[];
}

/** The last twelve weeks, this one last. */
export interface EnquiryTrend {
  readonly weeks: readonly WeekOfEnquiries[];
  /** Each product, asked for or not; an enquiry for two counts with both. */
  readonly products: readonly ProductEnquiries[];
}

/** The funding applications at one stage. */
export interface StageCount {
  readonly stage: Stage;
  readonly count: number;
  /** What they ask for together; of a span, the most. */
  readonly amountPence: number;
}

/** Figures over all funding applications, visitors' and partners', for the broker's staff. */
export abstract class ApplicationFigures {
  /** As they stand at this moment. */
  abstract countByStatus(): Promise<ApplicationCounts>;
  abstract trend(): Promise<EnquiryTrend>;
  /** Each stage, in the order in which applications come to them. */
  abstract countByStage(): Promise<readonly StageCount[]>;
}
