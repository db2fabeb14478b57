/** How a client stands to that details go to a lender. */
export const CONSENT_STATES = ['asked', 'given', 'refused', 'withdrawn'] as const;
export type ConsentState = (typeof CONSENT_STATES)[number];

/** How the client answered: by the status link, or to a member of the staff. */
export const CONSENT_VIA = ['link', 'phone', 'email', 'in_person'] as const;
export type ConsentVia = (typeof CONSENT_VIA)[number];
