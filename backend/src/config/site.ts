import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { WrongSetting } from './wrong-setting.js';

const RETENTION_PERIODS = [
  'enquiryMonths',
  'dealYears',
  'partnerYears',
  'messageMonths',
  'activityYears',
  'jobDays',
  'complaintYears',
] as const;

const DISCLOSURE_TEXTS = [
  'offerConfirmed',
  'offerLikely',
  'offerUnknown',
  'offerShare',
  'offerShareLikely',
  'offerShareUnknown',
  'offerShareNone',
  'whoPays',
  'paid',
  'partnerPaid',
  'partnerPaidAmount',
  'partnerUnpaid',
  'noPartner',
  'mayAsk',
] as const;

/** The firm's details, as far as the server needs them. */
export interface Site {
  /** Whether these are still the details of the example firm. */
  readonly placeholders: boolean;
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
  readonly retention: Readonly<Record<(typeof RETENTION_PERIODS)[number], number>>;
  /** What clients are shown about commission: names in braces are filled in for each case. */
  readonly commission: {
    readonly howWorkedOut: string;
    readonly clientFees: string;
    readonly disclosure: Readonly<Record<(typeof DISCLOSURE_TEXTS)[number], string>>;
  };
}

const FILE = resolve(import.meta.dirname, '../../../site.json');

/** The firm's details, from the file that the client is built with. */
export const site = JSON.parse(readFileSync(FILE, 'utf8')) as Site;

const TEXTS = [
  'brand',
  'company.name',
  'company.number',
  'company.registeredOffice',
  'office.street',
  'office.town',
  'office.postcode',
  'phone.shown',
  'email',
  'commission.howWorkedOut',
  'commission.clientFees',
  ...DISCLOSURE_TEXTS.map((name) => `commission.disclosure.${name}`),
];
const PERIODS = RETENTION_PERIODS.map((name) => `retention.${name}`);

/**
 * A firm edits the file by hand, and a new version may need more than the firm's has.
 * @throws WrongSetting, which names everything that is missing
 */
export const checkSite = (given: unknown): void => {
  const at = (path: string): unknown =>
    path
      .split('.')
      .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], given);
  const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
  const isPeriod = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;
  const missing = [
    ...TEXTS.filter((path) => !isText(at(path))),
    ...PERIODS.filter((path) => !isPeriod(at(path))).map((path) => `${path} (a whole number)`),
  ];
  if (missing.length > 0)
    throw new WrongSetting('site.json', `must have ${missing.join(', ')}, like the example of this version`);
};
