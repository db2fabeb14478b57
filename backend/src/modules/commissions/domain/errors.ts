import { recordChanged, refusal } from '#kernel/errors.js';
import { londonDay } from '#kernel/time/london-time.js';

export class TermsTaken extends refusal(
  'conflict',
  'terms-taken',
  'The same partner and product already have terms from that date. Choose another date.',
  'validFrom',
) {}

export class NoSuchPartner extends refusal(
  'invalid',
  'no-such-partner',
  'This partner no longer exists. Choose another, or omit it for the firm’s default terms.',
  'introducerId',
) {}

export class EntryNotFound extends refusal(
  'not-found',
  'commission-not-found',
  'Commission entry not found.',
) {}

export class QuestionNotFound extends refusal(
  'not-found',
  'commission-question-not-found',
  'Question not found. It may have been deleted with its application.',
) {}

export class QuestionChanged extends recordChanged('question') {}

export class QuestionAnswered extends refusal(
  'conflict',
  'commission-question-answered',
  (at: Date) => `This question was already answered on ${londonDay(at)}. Reload the page to see the answer.`,
) {}

export class EntryNotClawbackable extends refusal(
  'conflict',
  'only-earned-is-clawed-back',
  'Only earned commission can be clawed back. Correct this entry with an adjustment.',
) {}

export class NothingLeftToClawBack extends refusal(
  'conflict',
  'nothing-left-to-claw-back',
  'This commission has already been clawed back in full.',
) {}

export class SubmissionNotCompleted extends refusal(
  'conflict',
  'submission-not-completed',
  'This submission is not completed. Record its completion first, with the lender’s first payment.',
) {}

export class ReceivableNotFound extends refusal(
  'not-found',
  'receivable-not-found',
  'Receivable not found.',
) {}

export class ReceivableChanged extends recordChanged('receivable') {}

export class ReceivableCancelled extends refusal(
  'conflict',
  'receivable-cancelled',
  'The completion was reversed, so nothing more is due from this lender. Record the completion again first.',
) {}

export class ReceiptNotFound extends refusal('not-found', 'receipt-not-found', 'Payment not found.') {}

export class ReceiptReversed extends refusal(
  'conflict',
  'receipt-reversed',
  'This payment has already been undone.',
) {}

export class NothingLeftToWriteOff extends refusal(
  'conflict',
  'nothing-left-to-write-off',
  'Nothing is open on this receivable, so there is nothing to write off.',
) {}

export class CaseOfAnotherPartner extends refusal(
  'invalid',
  'not-the-partners-case',
  'This case belongs to another partner. Choose one of this partner’s cases, or none.',
  'applicationId',
) {}

export class PartnerNotFound extends refusal(
  'invalid',
  'no-such-partner',
  'This partner no longer exists. Choose another.',
  'introducerId',
) {}

export class StatementNotFound extends refusal(
  'not-found',
  'statement-not-found',
  'Statement not found. A draft may have been discarded.',
) {}

export class StatementChanged extends recordChanged('statement') {}

export class StatementNotDraft extends refusal(
  'conflict',
  'statement-not-draft',
  (number: string | null) =>
    `Statement ${number} is approved and cannot be changed. Correct mistakes with an adjustment.`,
) {}

export class StatementNotApproved extends refusal(
  'conflict',
  'statement-not-approved',
  'This statement is a draft. Approve it before you record its payment.',
) {}

export class StatementPaid extends refusal(
  'conflict',
  'statement-paid',
  (number: string | null, paidOn: string) =>
    `Statement ${number} was already paid on ${londonDay(new Date(paidOn))}.`,
) {}

export class DisclosureNotFound extends refusal(
  'not-found',
  'disclosure-not-found',
  'Disclosure not found. It may have been deleted with its application.',
) {}

export class NoDisclosureYet extends refusal(
  'conflict',
  'nothing-to-acknowledge',
  'There is no commission disclosure for this application yet. We will tell you when there is.',
) {}

export class DisclosureSuperseded extends refusal(
  'conflict',
  'disclosure-superseded',
  'There is a newer disclosure. Please read and acknowledge that one.',
) {}

export class DisclosureSent extends refusal(
  'conflict',
  'disclosure-sent',
  'The client has already been emailed about this disclosure.',
) {}

const BEFORE_ACCEPTANCE = 'The client must acknowledge how we are paid before an offer is accepted';

export class DisclosureMissing extends refusal(
  'conflict',
  'disclosure-missing',
  `${BEFORE_ACCEPTANCE}. Create a disclosure in the Commission section of the case first.`,
) {}

export class DisclosureNotAcknowledged extends refusal(
  'conflict',
  'disclosure-not-acknowledged',
  (version: number) =>
    `${BEFORE_ACCEPTANCE}. Disclosure ${version} is not acknowledged yet. The client can find it on the status page.`,
) {}

export class OfferNotDisclosed extends refusal(
  'conflict',
  'offer-not-disclosed',
  (applicationId: string) =>
    `The disclosure that the client acknowledged does not state our commission for this offer. Enter the commission on the offer, create a disclosure with POST /api/admin/applications/${applicationId}/commission-disclosures, and ask the client to acknowledge it.`,
) {}
