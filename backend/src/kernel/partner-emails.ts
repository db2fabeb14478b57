/**
 * The emails to a partner about its cases and its commission. Each can be turned off by itself; those about its account
 * always go.
 */
export const PARTNER_EMAILS = [
  'caseByLink',
  'caseEntered',
  'statusChanged',
  'offerMade',
  'lenderDeclined',
  'dealCompleted',
  'completionReversed',
  'statementReady',
  'statementPaid',
  'questionAnswered',
] as const;
export type PartnerEmail = (typeof PARTNER_EMAILS)[number];

/** Of each, whether the partner gets it. */
export type PartnerEmailChoices = Readonly<Record<PartnerEmail, boolean>>;
