import { recordChanged, refusal } from '#kernel/errors.js';
import { londonDay } from '#kernel/time/london-time.js';

export class TermsTaken extends refusal(
  'conflict',
  'terms-taken',
  'There are terms from that day already for the same partner and product. Choose another day.',
  'validFrom',
) {}

export class NoSuchPartner extends refusal(
  'invalid',
  'no-such-partner',
  'There is no such partner. Choose another, or leave it out for the terms of the firm.',
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

export class QuestionAnswered extends refusal(
  'conflict',
  'commission-question-answered',
  (at: Date) => `This question was already answered on ${londonDay(at)}. Reload the page to see the answer.`,
) {}

export class EntryNotClawbackable extends refusal(
  'conflict',
  'only-earned-is-clawed-back',
  'Only what a deal earned can be clawed back. Correct this entry with an adjustment.',
) {}

export class NothingLeftToClawBack extends refusal(
  'conflict',
  'nothing-left-to-claw-back',
  'All of this commission was clawed back already.',
) {}

export class SubmissionNotCompleted extends refusal(
  'conflict',
  'submission-not-completed',
  'This submission is not completed. Record its completion first, with what the lender pays then.',
) {}

export class CaseOfNoPartner extends refusal(
  'conflict',
  'case-of-no-partner',
  'This case has no partner, so no commission is due.',
) {}

export class CaseOfAnotherPartner extends refusal(
  'invalid',
  'not-the-partners-case',
  'This case is not one of the partner’s. Choose one of its cases, or none.',
  'applicationId',
) {}

export class PartnerNotFound extends refusal(
  'invalid',
  'no-such-partner',
  'There is no such partner. Choose another.',
  'introducerId',
) {}

export class StatementNotFound extends refusal(
  'not-found',
  'statement-not-found',
  'There is no such statement. A draft may have been discarded.',
) {}

export class StatementChanged extends recordChanged('statement') {}

export class StatementNotDraft extends refusal(
  'conflict',
  'statement-not-draft',
  (number: string | null) =>
    `Statement ${number} is approved, and stays as it is. Put right what is wrong by an adjustment.`,
) {}

export class StatementNotApproved extends refusal(
  'conflict',
  'statement-not-approved',
  'This statement is a draft. Approve it before it is paid.',
) {}

export class StatementPaid extends refusal(
  'conflict',
  'statement-paid',
  (number: string | null, paidOn: string) =>
    `Statement ${number} was paid on ${londonDay(new Date(paidOn))} already.`,
) {}

export class DisclosureNotFound extends refusal(
  'not-found',
  'disclosure-not-found',
  'There is no such disclosure. It may have been deleted with its application.',
) {}

export class NoDisclosureYet extends refusal(
  'conflict',
  'nothing-to-acknowledge',
  'There is no disclosure of commission for this application yet. We tell you once there is.',
) {}

export class DisclosureSuperseded extends refusal(
  'conflict',
  'disclosure-superseded',
  'There is a newer disclosure. Please read that one, and acknowledge it.',
) {}

const BEFORE_ACCEPTANCE = 'Before an offer is accepted, the client has to acknowledge how we are paid';

export class DisclosureMissing extends refusal(
  'conflict',
  'disclosure-missing',
  `${BEFORE_ACCEPTANCE}: freeze a disclosure in the Commission section of the case first.`,
) {}

export class DisclosureNotAcknowledged extends refusal(
  'conflict',
  'disclosure-not-acknowledged',
  (version: number) =>
    `${BEFORE_ACCEPTANCE}: disclosure ${version} is not acknowledged yet. The client finds it on the status page.`,
) {}
