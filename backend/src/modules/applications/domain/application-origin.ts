/** How an enquiry reached the member of the staff who entered it. */
export const STAFF_SOURCES = ['phone', 'email', 'in_person'] as const;
export type StaffSource = (typeof STAFF_SOURCES)[number];

/** How an application came: by the site, from a partner, by a partner's link, or to staff, who entered it. */
export const APPLICATION_SOURCES = ['web', 'partner', 'referral_link', ...STAFF_SOURCES] as const;
export type ApplicationSource = (typeof APPLICATION_SOURCES)[number];

/** How a partner's case came to the broker. */
export interface Referral {
  readonly introducerId: string;
  /** Whether the client knows that the details are shared, as the partner says. */
  readonly clientConsent: boolean;
  /** What the partner calls the case; no two of its cases have the same. */
  readonly externalReference: string | null;
  /** Whether the client sent it, by the partner's referral link. */
  readonly viaLink: boolean;
}

/** Whose case it is, and how it came to staff; neither of a visitor's own. */
export interface Origin {
  readonly referral?: Referral | null;
  readonly staffSource?: StaffSource | null;
  /** The application that it renews, where staff entered it from that one. */
  readonly renewalOf?: string | null;
}

interface Arrival {
  readonly staffSource: StaffSource | null;
  readonly introducerId: string | null;
  readonly viaLink: boolean;
}

/** How an application reached the broker: staff who entered it say so, else whose it is and by which way it came. */
export const sourceOf = ({ staffSource, introducerId, viaLink }: Arrival): ApplicationSource => {
  if (staffSource !== null) return staffSource;
  if (introducerId === null) return 'web';
  return viaLink ? 'referral_link' : 'partner';
};
