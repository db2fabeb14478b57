/** States of a client's consent for a lender. */
export const CONSENT_STATES = ['asked', 'given', 'refused', 'withdrawn'] as const;
export type ConsentState = (typeof CONSENT_STATES)[number];

/** How the client answered: through the status link, or to a member of staff. */
export const CONSENT_VIA = ['link', 'phone', 'email', 'in_person'] as const;
export type ConsentVia = (typeof CONSENT_VIA)[number];
