import facts from '../../../../site.json' with { type: 'json' };

interface Site {
  /** While true the footer says that these details are examples. */
  readonly placeholders: boolean;
  readonly brand: string;
  readonly company: {
    readonly name: string;
    readonly number: string;
    readonly registeredOffice: string;
    readonly icoNumber: string;
    /** The FCA firm reference number. Without one the site never says 'authorised and regulated'. */
    readonly firmReferenceNumber: string | null;
  };
  readonly office: { readonly street: string; readonly town: string; readonly postcode: string };
  readonly phone: { readonly shown: string; readonly dialled: string };
  readonly hours: string;
  readonly email: string;
  readonly commission: {
    readonly howWorkedOut: string;
    /** What it charges its clients. */
    readonly clientFees: string;
  };
}

/**
 * The firm's details. Every page, link and structured datum reads them here, and the server reads the same file, so
 * that a broker only edits site.json. The shipped values are PLACEHOLDERS: an invented firm, an example address, a
 * fictional number from Ofcom's range and an address under .example.
 */
export const site: Site = facts;

export const CREDIT_BROKER = 'We are a credit broker, not a lender.';
