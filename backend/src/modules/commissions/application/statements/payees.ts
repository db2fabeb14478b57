/** A partner who is paid. */
export interface Payee {
  readonly companyName: string;
  readonly contactName: string;
  readonly email: string;
  readonly vatNumber: string | null;
  /** The day in London since which the firm writes the partner's invoices; null where nothing is agreed. */
  readonly selfBillingAgreedOn: string | null;
}

export abstract class Payees {
  /** Of a partner that is there. */
  abstract get(introducerId: string): Promise<Payee>;
}
