/** How an enquiry reached the member of staff who added it. */
export const STAFF_SOURCES = ['phone', 'email', 'in_person'] as const;
export type StaffSource = (typeof STAFF_SOURCES)[number];

/** The source of an application: the site, a partner, a partner's link, or staff who added it. */
export const APPLICATION_SOURCES = ['web', 'partner', 'referral_link', ...STAFF_SOURCES] as const;
export type ApplicationSource = (typeof APPLICATION_SOURCES)[number];

/** How a partner's case was referred. */
export interface Referral {
  readonly introducerId: string;
  /** Whether the client knows that the details are shared, according to the partner. */
  readonly clientConsent: boolean;
  /** The partner's reference for the case; unique among its cases. */
  readonly externalReference: string | null;
  /** Whether the client applied through the partner's referral link. */
  readonly viaLink: boolean;
}

/** The partner, and how it reached staff; neither for a visitor's own. */
export interface Origin {
  readonly referral?: Referral | null;
  readonly staffSource?: StaffSource | null;
  /** The application that it renews, if staff copied it from that one. */
  readonly renewalOf?: string | null;
}

interface Arrival {
  readonly staffSource: StaffSource | null;
  readonly introducerId: string | null;
  readonly viaLink: boolean;
}

/** The source of an application: as staff recorded it, else according to its partner and link. */
export const sourceOf = ({ staffSource, introducerId, viaLink }: Arrival): ApplicationSource => {
  if (staffSource !== null) return staffSource;
  if (introducerId === null) return 'web';
  return viaLink ? 'referral_link' : 'partner';
};
