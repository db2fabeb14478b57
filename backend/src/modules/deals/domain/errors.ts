import { DomainError, recordChanged, refusal } from '#kernel/errors.js';
import { londonDay } from '#kernel/time/london-time.js';
import type { ConsentState } from './consent-states.js';
import type { OfferStanding } from './offer-standing.js';

export class SubmissionNotFound extends refusal(
  'not-found',
  'submission-not-found',
  'Submission not found. It may have been deleted with its application.',
) {}

export class SubmissionChanged extends recordChanged('submission') {}

const inWords = (state: string): string => state.replace('_', ' ');

export class SubmissionMoveNotAllowed extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'submission-move-not-allowed';

  constructor(from: string, allowed: readonly string[]) {
    super(
      `This submission is ${inWords(from)}. From there it can become ${allowed.map(inWords).join(', ')}.`,
    );
  }
}

/** A case with a completion cannot get other submissions. */
export class CaseCompleted extends refusal(
  'conflict',
  'case-completed',
  (lender: string) =>
    `This case is completed with ${lender}, so its closed submissions cannot be reopened. To change one, reverse the completion first.`,
) {}

/** A case has at most one live submission per lender. */
export class LenderAlreadySubmitted extends refusal(
  'conflict',
  'lender-asked-already',
  (lender: string, state: string) =>
    `There is already a submission to ${lender}, which is ${inWords(state)}. Use that one.`,
) {}

export class ConsentNotFound extends refusal(
  'not-found',
  'consent-not-found',
  'Consent request not found. It may have been deleted with its application.',
) {}

const NOT_AGREED: Readonly<Record<Exclude<ConsentState, 'given'>, string>> = {
  asked: 'the client has not answered yet.',
  refused: 'the client refused. Talk to the client before you ask again.',
  withdrawn: 'the client withdrew consent. Talk to the client before you ask again.',
};

/** You need the client’s consent to send their details to a lender. */
export class ConsentMissing extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'consent-missing';

  /** `state` is that of the client's consent; null if the client was not asked. */
  constructor(lender: string, state: Exclude<ConsentState, 'given'> | null) {
    const why = state === null ? 'the client has not been asked yet.' : NOT_AGREED[state];
    super(`You need the client’s consent to send details to ${lender}: ${why}`);
  }
}

/** Staff must check whether a loan is regulated before any lender gets the details. */
export class PerimeterUnchecked extends refusal(
  'conflict',
  'perimeter-unchecked',
  (applicationId: string) =>
    `This loan may be regulated. Check this with the client, record the check on the application (POST /api/admin/applications/${applicationId}/perimeter-check), then try again.`,
) {}

/** Through the link a client can answer only until the details were sent. */
export class ConsentClosed extends refusal(
  'conflict',
  'consent-closed',
  (lender: string) =>
    `We have already sent your details to ${lender}. To change your answer, please call us.`,
) {}

/** If the partner has the client's email address, the partner may be the one who reads the question. */
export class ClientNotReached extends refusal(
  'conflict',
  'client-not-reached',
  (applicationId: string) =>
    `This client has the same email address as the partner. Reach the client in another way, record how on the application (POST /api/admin/applications/${applicationId}/client-contact), then try again.`,
) {}

/** `ClientNotReached`, worded for the holder of the link. */
export class AnswerByPhone extends refusal(
  'conflict',
  'answer-by-phone',
  'We need to speak to you before you can answer here. Please call us.',
) {}

export class ClientLinkExpired extends refusal(
  'conflict',
  'client-link-over',
  'The client’s status link has expired or been withdrawn. Ask the client by phone, and record the answer.',
) {}

export class OfferNotFound extends refusal(
  'not-found',
  'offer-not-found',
  'Offer not found. It may have been deleted with its application.',
) {}

export class OfferChanged extends recordChanged('offer') {}

export class OfferAccepted extends refusal(
  'conflict',
  'offer-accepted',
  'This offer is accepted. Undo the acceptance first.',
) {}

export class NoOfferToChoose extends refusal(
  'conflict',
  'no-offer-to-choose',
  'The client has no open offer to decide on: none is shared and open, or one is chosen already.',
) {}

/** Once a day is enough: more reads as pressure. */
export class RemindedToday extends refusal(
  'conflict',
  'reminded-today',
  'We reminded the client today. You can send the next reminder tomorrow.',
) {}

export class OfferWithdrawn extends refusal(
  'conflict',
  'offer-withdrawn',
  'This offer is withdrawn. If the lender makes another offer, record it as a new one.',
) {}

export class OfferExpired extends refusal(
  'conflict',
  'offer-ran-out',
  (expiresOn: string) =>
    `This offer expired on ${londonDay(new Date(expiresOn))}. Ask the lender to extend it, then change its expiry date.`,
) {}

const CANNOT_CHOOSE: Readonly<Record<Exclude<OfferStanding, 'open' | 'chosen'>, string>> = {
  accepted: 'This offer is already accepted. To change that, please call us.',
  paid_out: 'This offer has been paid out. If you have a question, please call us.',
  other_accepted: 'Another offer has been accepted. To change that, please call us.',
  closed: 'We cannot take your application further. Please call us if you have a question.',
  withdrawn: 'The lender has withdrawn this offer. Please choose another, or call us.',
  ran_out: 'This offer has expired. Please call us: the lender may extend it.',
};

export class LenderNotOnPanel extends refusal(
  'conflict',
  'lender-not-on-panel',
  'This lender is no longer on our panel. Please call us instead.',
) {}

/** One question per lender and hour is enough to call about. */
export class AskedAboutLender extends refusal(
  'too-many',
  'asked-about-lender',
  (lender: string) => `We already have your question about ${lender} and will call you.`,
) {
  constructor(
    lender: string,
    override readonly retryAfterSeconds: number,
  ) {
    super(lender);
  }
}

/** For the client a rejected case is over. */
export class CaseRejected extends refusal(
  'conflict',
  'case-rejected',
  'This application is rejected and the client has been told. Reopen it first.',
) {}

/** Through the link an applicant can choose only an open offer. */
export class OfferNotOpen extends refusal(
  'conflict',
  'offer-not-open',
  (standing: keyof typeof CANNOT_CHOOSE) => CANNOT_CHOOSE[standing],
) {}

/** An applicant chooses exactly what the page showed. */
export class OfferChangedSinceShown extends refusal(
  'conflict',
  'offer-changed-since-shown',
  'This offer has changed since you opened the page. Please read it again before you choose it.',
) {}

/** A case has one accepted offer at a time. */
export class CaseHasAcceptedOffer extends refusal(
  'conflict',
  'case-has-accepted-offer',
  /** `by` last changed that submission; null for actors without a name. */
  (lender: string, by: string | null) =>
    `${by ? `${by} has already accepted the offer from ${lender} on this case` : `The offer from ${lender} is already accepted on this case`}. Undo that acceptance first.`,
) {}

export class NotCompleted extends refusal(
  'conflict',
  'not-completed',
  'This submission is not completed. Record the completion first.',
) {}

export class OfferNotAccepted extends refusal(
  'conflict',
  'offer-not-accepted',
  'This offer is not accepted, so there is no acceptance to undo.',
) {}
