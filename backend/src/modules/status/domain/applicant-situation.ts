import { londonDay } from '#kernel/time/london-time.js';

/** What can be so for an applicant, and nothing else is said to them at the time. */
export const SITUATION_KINDS = [
  'received',
  'reviewing',
  'consent_asked',
  'consent_answered',
  'passed_review',
  'with_lenders',
  'offer_to_check',
  'offers_to_choose',
  'offer_chosen',
  'offers_over',
  'no_lender',
  'going_ahead',
  'paid_out',
  'payment_reversed',
  'rejected',
] as const;
export type SituationKind = (typeof SITUATION_KINDS)[number];

export interface Situation {
  readonly kind: SituationKind;
  /** In the applicant's words, the most important first; at least one. */
  readonly sentences: readonly string[];
}

/** All that the situation of an applicant depends on. */
export interface SituationFacts {
  readonly status: 'pending' | 'in_review' | 'approved' | 'rejected';
  readonly stage: 'new' | 'reviewing' | 'with_lenders' | 'offers' | 'accepted' | 'completed' | 'closed';
  /** Whether staff gave the applicant a reason for the rejection. */
  readonly hasReason: boolean;
  readonly consents: readonly {
    readonly lender: string;
    readonly state: 'asked' | 'given' | 'refused' | 'withdrawn';
    /** Whether the applicant can answer now. */
    readonly canAnswer: boolean;
  }[];
  /** Those that were shared with the applicant. */
  readonly offers: readonly {
    readonly lender: string;
    /** 'open' and 'chosen' can be chosen; every other standing is over for the choice. */
    readonly standing: string;
    /** The last day in London on which it can be accepted: '2026-12-04'. */
    readonly expiresOn: string | null;
  }[];
  /** Whether a lender has made an offer that the applicant has not been shown yet. */
  readonly hasOfferToCheck: boolean;
  /** Of the accepted offer, completed or not; null while there is none. */
  readonly accepted: {
    readonly lender: string;
    readonly kind: 'indicative' | 'formal' | null;
    /** Whether it was recorded as paid out, and that was reversed. */
    readonly isReversed: boolean;
  } | null;
  /** The lenders that declined and were not asked again. */
  readonly declined: readonly string[];
  /** Whether the applicant has still to confirm having read how the broker is paid. */
  readonly hasDisclosureToRead: boolean;
}

const NOT_AN_OFFER = 'This is not an offer of credit.';
const NEXT_STEP = 'We will call you about the next step.';
const WITH_LENDERS =
  'We have sent your details to the lenders you agreed to, and are waiting for their answers.';
const OFFER_TO_CHECK = 'A lender has made an offer. You will see it here once we have checked it.';

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Also on its own, where the application has moved on since. */
export const reversalSentence = (lender: string): string =>
  `We recorded your funding from ${lender} as paid out, and have reversed that record.`;

export const declineSentence = (lenders: readonly string[]): string =>
  `${LIST.format(lenders)} ${lenders.length === 1 ? 'has' : 'have'} declined your application.`;

/** What is so for an applicant at this moment: the one source of what the status page, the emails and the API say of it. */
export const situationOf = (facts: SituationFacts): Situation => {
  const settled = settledBy(facts);
  if (settled) return withMore(settled, disclosureOf(facts));
  const open = waitingFor(facts) ?? progressOf(facts);
  return withMore(open, [...declinesOf(facts), ...disclosureOf(facts)]);
};

/**
 * What an approval or a rejection by staff means to the applicant, apart from what waits for an answer; null while
 * neither is so.
 */
export const decisionOf = (facts: SituationFacts): Situation | null =>
  settledBy(facts) ?? (facts.status === 'approved' ? PASSED_REVIEW : null);

const withMore = ({ kind, sentences }: Situation, more: readonly string[]): Situation => ({
  kind,
  sentences: [...sentences, ...more],
});

const PASSED_REVIEW: Situation = {
  kind: 'passed_review',
  sentences: [
    'Your application has passed our review and we will contact you about the next step.',
    NOT_AN_OFFER,
  ],
};

const settledBy = ({ status, hasReason, stage, accepted }: SituationFacts): Situation | null => {
  if (status === 'rejected') {
    const why = hasReason ? [] : ['Contact us if you would like to know why.'];
    return { kind: 'rejected', sentences: ['We cannot take your application further.', ...why] };
  }
  if (!accepted) return null;
  const { lender, kind, isReversed } = accepted;
  if (stage === 'completed')
    return {
      kind: 'paid_out',
      sentences: [`${lender} has paid out your funding.`, 'If it has not reached you, please call us.'],
    };
  if (isReversed) return { kind: 'payment_reversed', sentences: [reversalSentence(lender), NEXT_STEP] };
  const caveat = kind === 'formal' ? [] : [NOT_AN_OFFER];
  return {
    kind: 'going_ahead',
    sentences: [`Your application is going ahead with ${lender}.`, NEXT_STEP, ...caveat],
  };
};

/** What we want of the applicant comes before what we do ourselves. */
const waitingFor = (facts: SituationFacts): Situation | null => {
  const openQuestions = facts.consents.filter(({ state, canAnswer }) => state === 'asked' && canAnswer);
  const lenders = LIST.format(openQuestions.map(({ lender }) => lender));
  const choice = choiceOf(facts);
  if (choice)
    return withMore(
      choice,
      openQuestions.length > 0
        ? [`Please also tell us whether we can share your details with ${lenders}.`]
        : [],
    );
  if (openQuestions.length === 0) return null;
  return {
    kind: 'consent_asked',
    sentences: [
      `Can we share your details with ${lenders}?`,
      'We will not share them with a lender until you say yes.',
      ...(facts.hasOfferToCheck ? [OFFER_TO_CHECK] : []),
      ...(facts.stage === 'with_lenders' ? [WITH_LENDERS] : []),
    ],
  };
};

const choiceOf = ({ offers }: SituationFacts): Situation | null => {
  const chosen = offers.find(({ standing }) => standing === 'chosen');
  if (chosen)
    return {
      kind: 'offer_chosen',
      sentences: [
        `You have chosen the offer from ${chosen.lender}.`,
        NEXT_STEP,
        'You can change your choice until an offer is accepted.',
      ],
    };
  const open = offers.filter(({ standing }) => standing === 'open');
  const [first] = open;
  if (!first) return null;
  const [expiry] = open.flatMap(({ expiresOn }) => expiresOn ?? []).toSorted();
  return {
    kind: 'offers_to_choose',
    sentences: [
      open.length === 1
        ? `You have an offer from ${first.lender}.`
        : `You have ${open.length} offers to choose from.`,
      ...(expiry === undefined ? [] : [`Please decide by ${londonDay(new Date(expiry))}.`]),
      `Choosing an offer does not commit you. ${NEXT_STEP}`,
    ],
  };
};

const progressOf = (facts: SituationFacts): Situation => {
  const { status, stage, hasOfferToCheck } = facts;
  if (hasOfferToCheck) return { kind: 'offer_to_check', sentences: [OFFER_TO_CHECK] };
  if (status === 'approved') return PASSED_REVIEW;
  if (stage === 'offers')
    return {
      kind: 'offers_over',
      sentences: ['No offer is open at the moment. Contact us to discuss your options.'],
    };
  if (stage === 'with_lenders') return { kind: 'with_lenders', sentences: [WITH_LENDERS] };
  if (stage === 'closed')
    return {
      kind: 'no_lender',
      sentences: [
        'No lender is considering your application at the moment. Contact us to discuss your options.',
      ],
    };
  return answeredBy(facts) ?? NOT_WITH_LENDERS[status === 'pending' ? 'received' : 'reviewing'];
};

/** Somebody who was asked about lenders knows that their application is being looked at. */
const answeredBy = ({ consents }: SituationFacts): Situation | null => {
  if (consents.length === 0) return null;
  const isAgreed = consents.some(({ state }) => state === 'given');
  return {
    kind: 'consent_answered',
    sentences: [
      isAgreed
        ? 'We have your answer. We will send your details only to lenders you agreed to.'
        : 'We have your answer. We will not send your details to a lender you said no to.',
    ],
  };
};

const NOT_WITH_LENDERS: Readonly<Record<'received' | 'reviewing', Situation>> = {
  received: {
    kind: 'received',
    sentences: ['We have received your application and have not started to review it yet.'],
  },
  reviewing: {
    kind: 'reviewing',
    sentences: ['We are reviewing your application and may contact you with questions.'],
  },
};

const declinesOf = ({ declined }: SituationFacts): readonly string[] =>
  declined.length === 0 ? [] : [declineSentence(declined)];

const disclosureOf = ({ status, hasDisclosureToRead }: SituationFacts): readonly string[] =>
  hasDisclosureToRead && status !== 'rejected'
    ? ['Please read how we are paid, and confirm that you have read it.']
    : [];
