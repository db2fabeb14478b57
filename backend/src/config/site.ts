import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The firm's details, as far as the server needs them. */
interface Site {
  readonly brand: string;
  readonly company: {
    readonly name: string;
    readonly number: string;
    readonly registeredOffice: string;
    /** Null if not registered for VAT. */
    readonly vatNumber: string | null;
  };
  readonly office: { readonly street: string; readonly town: string; readonly postcode: string };
  readonly phone: { readonly shown: string };
  readonly email: string;
  /** Retention periods. */
  readonly retention: Readonly<
    Record<
      | 'enquiryMonths'
      | 'dealYears'
      | 'partnerYears'
      | 'messageMonths'
      | 'activityYears'
      | 'jobDays'
      | 'complaintYears',
      number
    >
  >;
  /** What clients are shown about commission: names in braces are filled in for each case. */
  readonly commission: {
    readonly howWorkedOut: string;
    readonly clientFees: string;
    readonly disclosure: Readonly<
      Record<
        | 'offerConfirmed'
        | 'offerLikely'
        | 'offerUnknown'
        | 'offerShare'
        | 'offerShareLikely'
        | 'offerShareUnknown'
        | 'offerShareNone'
        | 'whoPays'
        | 'paid'
        | 'partnerPaid'
        | 'partnerPaidAmount'
        | 'partnerUnpaid'
        | 'noPartner'
        | 'mayAsk',
        string
      >
    >;
  };
}

const FILE = resolve(import.meta.dirname, '../../../site.json');

/** The firm's details, from the file that the client is built with. */
export const site = JSON.parse(readFileSync(FILE, 'utf8')) as Site;
