import { londonIsoDay } from '#kernel/time/london-time.js';

interface Agreement {
  /** A day in London; null where nothing is agreed. */
  readonly selfBillingAgreedOn: string | null;
  readonly vatNumber: string | null;
}

/** Whether a statement is an invoice that the firm writes for its partner, who must be registered for VAT and have agreed. */
export const isSelfBilled = (
  { selfBillingAgreedOn, vatNumber }: Agreement,
  approvedAt: string | null,
): boolean =>
  vatNumber !== null &&
  selfBillingAgreedOn !== null &&
  (approvedAt === null || selfBillingAgreedOn <= londonIsoDay(new Date(approvedAt)));
