import { londonDay } from '#kernel/time/london-time.js';

/** The possible situations of an applicant; one at a time. */
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

/** The action right under the headline. */
export const SITUATION_ACTIONS = [
  'answer_consents',
  'choose_offer',
  'read_disclosure',
  'contact_us',
] as const;
export type SituationAction = (typeof SITUATION_ACTIONS)[number];

export interface Situation {
  readonly kind: SituationKind;
  /** What we need from the applicant, or what we are doing now. */
  readonly headline: string;
  /** Null if the applicant has nothing to do. */
  readonly action: SituationAction | null;
  /** Further sentences, the most important first. */
  readonly sentences: readonly string[];
}

/** The headline and all sentences of a situation as one text. */
export const allSentences = ({ headline, sentences }: Situation): readonly string[] => [
  headline,
  ...sentences,
];

/** The facts that decide an applicant's situation. */
export interface SituationFacts {
  readonly status: 'pending' | 'in_review' | 'approved' | 'rejected';
  readonly stage: 'new' | 'reviewing' | 'with_lenders' | 'offers' | 'accepted' | 'completed' | 'closed';
  /** Whether staff gave the applicant a reason for the rejection. */
  readonly hasReason: boolean;
  /** When we will call, as a sentence; null once we have responded. */
  readonly callback: string | null;
  readonly consents: readonly {
    readonly lender: string;
    readonly state: 'asked' | 'given' | 'refused' | 'withdrawn';
    /** Whether the applicant can answer now. */
    readonly canAnswer: boolean;
  }[];
  /** Offers shared with the applicant. */
  readonly offers: readonly {
    readonly lender: string;
    /** 'open' and 'chosen' can be chosen; every other status is final. */
    readonly standing: string;
    /** The last date in London on which it can be accepted: '2026-12-04'. */
    readonly expiresOn: string | null;
  }[];
  /** Whether there is an offer that was not shared yet. */
  readonly hasOfferToCheck: boolean;
  /** The accepted offer, completed or not; null without one. */
  readonly accepted: {
    readonly lender: string;
    readonly kind: 'indicative' | 'formal' | null;
    /** Whether its completion was reversed. */
    readonly isReversed: boolean;
  } | null;
  /** Lenders that declined and were not asked again. */
  readonly declined: readonly string[];
  /** Whether the applicant still has to acknowledge the disclosure. */
  readonly hasDisclosureToRead: boolean;
}

const NOT_AN_OFFER = 'This is not an offer of credit.';
const NEXT_STEP = 'We will call you about the next step.';
const WITH_LENDERS = [
  'We have sent your details to the lenders you agreed to.',
  'We are waiting for their answers.',
] as const;
const OFFER_TO_CHECK = [
  'A lender has made an offer.',
  'You will see it here once we have checked it.',
] as const;
const CONTACT_US = 'Contact us to discuss your options.';
const READ_DISCLOSURE = 'Please read how we are paid, and confirm that you have read it.';

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Also used alone, after the application has changed. */
export const reversalSentence = (lender: string): string =>
  `We recorded your funding from ${lender} as paid out, but have since reversed this.`;

export const declineSentence = (lenders: readonly string[]): string =>
  `${LIST.format(lenders)} ${lenders.length === 1 ? 'has' : 'have'} declined your application.`;

/** The applicant's current situation: the single source for the status page, the emails and the API. */
export const situationOf = (facts: SituationFacts): Situation => {
  const settled = settledBy(facts);
  if (settled) return withDisclosure(settled, facts);
  const waiting = waitingFor(facts);
  if (waiting) return withDisclosure(withMore(waiting, declinesOf(facts)), facts);
  return readingFirst(withMore(progressOf(facts), declinesOf(facts)), facts);
};

/** What an approval or a rejection means for the applicant, apart from pending answers; null without either. */
export const decisionOf = (facts: SituationFacts): Situation | null =>
  settledBy(facts) ?? (facts.status === 'approved' ? PASSED_REVIEW : null);

const withMore = (situation: Situation, more: readonly string[]): Situation => ({
  ...situation,
  sentences: [...situation.sentences, ...more],
});

const hasToRead = ({ status, hasDisclosureToRead }: SituationFacts): boolean =>
  hasDisclosureToRead && status !== 'rejected';

/** What is more important comes first. */
const withDisclosure = (situation: Situation, facts: SituationFacts): Situation =>
  hasToRead(facts)
    ? { ...withMore(situation, [READ_DISCLOSURE]), action: situation.action ?? 'read_disclosure' }
    : situation;

/** If nothing else is pending, reading it is what we need from the applicant. */
const readingFirst = (situation: Situation, facts: SituationFacts): Situation =>
  hasToRead(facts)
    ? {
        ...situation,
        headline: READ_DISCLOSURE,
        action: 'read_disclosure',
        sentences: allSentences(situation),
      }
    : situation;

const PASSED_REVIEW: Situation = {
  kind: 'passed_review',
  headline: 'Your application has passed our review and we will contact you about the next step.',
  action: null,
  sentences: [NOT_AN_OFFER],
};

const settledBy = ({ status, hasReason, stage, accepted }: SituationFacts): Situation | null => {
  if (status === 'rejected') {
    const why = hasReason ? [] : ['Contact us if you would like to know why.'];
    const headline = 'We cannot take your application further.';
    return { kind: 'rejected', headline, action: 'contact_us', sentences: why };
  }
  if (!accepted) return null;
  const { lender, kind, isReversed } = accepted;
  if (stage === 'completed')
    return {
      kind: 'paid_out',
      headline: `${lender} has paid out your funding.`,
      action: null,
      sentences: ['If it has not reached you, please call us.'],
    };
  if (isReversed)
    return {
      kind: 'payment_reversed',
      headline: reversalSentence(lender),
      action: null,
      sentences: [NEXT_STEP],
    };
  const caveat = kind === 'formal' ? [] : [NOT_AN_OFFER];
  return {
    kind: 'going_ahead',
    headline: `Your application is going ahead with ${lender}. ${NEXT_STEP}`,
    action: null,
    sentences: caveat,
  };
};

/** What we need from the applicant precedes what we do. */
const waitingFor = (facts: SituationFacts): Situation | null => {
  const openQuestions = facts.consents.filter(({ state, canAnswer }) => state === 'asked' && canAnswer);
  const lenders = openQuestions.map(({ lender }) => lender);
  const choice = choiceOf(facts);
  if (choice)
    return withMore(
      choice,
      openQuestions.length > 0
        ? [`Please also tell us whether we can share your details with ${LIST.format(lenders)}.`]
        : [],
    );
  if (openQuestions.length === 0) return null;
  return {
    kind: 'consent_asked',
    headline: `Can we share your details with ${few(lenders)}?`,
    action: 'answer_consents',
    sentences: [
      'We will not share them with a lender until you say yes.',
      ...(facts.hasOfferToCheck ? OFFER_TO_CHECK : []),
      ...(facts.stage === 'with_lenders' ? WITH_LENDERS : []),
    ],
  };
};

/** A headline names up to three; the page lists all of them right below. */
const few = (lenders: readonly string[]): string =>
  lenders.length > 3 ? `${lenders.length} lenders` : LIST.format(lenders);

const choiceOf = ({ offers }: SituationFacts): Situation | null => {
  const chosen = offers.find(({ standing }) => standing === 'chosen');
  if (chosen)
    return {
      kind: 'offer_chosen',
      headline: `You have chosen the offer from ${chosen.lender}. ${NEXT_STEP}`,
      action: null,
      sentences: ['You can change your choice until an offer is accepted.'],
    };
  const open = offers.filter(({ standing }) => standing === 'open');
  const [first] = open;
  if (!first) return null;
  const [expiry] = open.flatMap(({ expiresOn }) => expiresOn ?? []).toSorted();
  const what =
    open.length === 1
      ? `You have an offer from ${first.lender}.`
      : `You have ${open.length} offers to choose from.`;
  return {
    kind: 'offers_to_choose',
    headline: expiry === undefined ? what : `${what} Please decide by ${londonDay(new Date(expiry))}.`,
    action: 'choose_offer',
    sentences: [`Choosing an offer does not commit you. ${NEXT_STEP}`],
  };
};

const progressOf = (facts: SituationFacts): Situation => {
  const { status, stage, hasOfferToCheck, callback } = facts;
  if (hasOfferToCheck) return doing('offer_to_check', ...OFFER_TO_CHECK);
  if (status === 'approved') return PASSED_REVIEW;
  if (stage === 'offers')
    return {
      kind: 'offers_over',
      headline: 'No offer is open at the moment.',
      action: 'contact_us',
      sentences: [CONTACT_US],
    };
  if (stage === 'with_lenders') return doing('with_lenders', ...WITH_LENDERS);
  if (stage === 'closed')
    return {
      kind: 'no_lender',
      headline: 'No lender is considering your application at the moment.',
      action: 'contact_us',
      sentences: [CONTACT_US],
    };
  return answeredBy(facts) ?? beforeLenders(status, callback);
};

const doing = (kind: SituationKind, headline: string, ...sentences: readonly string[]): Situation => ({
  kind,
  headline,
  action: null,
  sentences,
});

const beforeLenders = (status: SituationFacts['status'], callback: string | null): Situation => {
  const [kind, what] =
    status === 'pending'
      ? (['received', 'We have received your application.'] as const)
      : (['reviewing', 'We are reviewing your application.'] as const);
  return callback === null
    ? doing(kind, what, 'We may contact you with questions.')
    : doing(kind, `${what} ${callback}`);
};

/** An applicant who was asked about lenders knows that the application is being reviewed. */
const answeredBy = ({ consents }: SituationFacts): Situation | null => {
  if (consents.length === 0) return null;
  const isAgreed = consents.some(({ state }) => state === 'given');
  return {
    kind: 'consent_answered',
    headline: 'We have your answer.',
    action: null,
    sentences: [
      isAgreed
        ? 'We will send your details only to lenders you agreed to.'
        : 'We will not send your details to a lender you said no to.',
    ],
  };
};

const declinesOf = ({ declined }: SituationFacts): readonly string[] =>
  declined.length === 0 ? [] : [declineSentence(declined)];
