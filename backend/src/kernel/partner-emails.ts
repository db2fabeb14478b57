/**
 * The emails to a partner about cases and commission. Each can be turned off separately; those about the account are
 * always sent.
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

/** Whether the partner gets each email. */
export type PartnerEmailChoices = Readonly<Record<PartnerEmail, boolean>>;
