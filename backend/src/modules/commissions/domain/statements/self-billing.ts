import { londonIsoDay } from '#kernel/time/london-time.js';

interface Agreement {
  /** A date in London; null without an agreement. */
  readonly selfBillingAgreedOn: string | null;
  readonly vatNumber: string | null;
}

/** Whether statements are self-billed invoices: the partner must be VAT-registered and have agreed. */
export const isSelfBilled = (
  { selfBillingAgreedOn, vatNumber }: Agreement,
  approvedAt: string | null,
): boolean =>
  vatNumber !== null &&
  selfBillingAgreedOn !== null &&
  (approvedAt === null || selfBillingAgreedOn <= londonIsoDay(new Date(approvedAt)));
