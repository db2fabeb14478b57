import {
  allSentences,
  decisionOf,
  situationOf,
  SITUATION_ACTIONS,
  SITUATION_KINDS,
  type SituationAction,
  type SituationFacts,
} from './applicant-situation.js';

const NEW: SituationFacts = {
  status: 'pending',
  stage: 'new',
  hasReason: false,
  callback: null,
  consents: [],
  offers: [],
  hasOfferToCheck: false,
  accepted: null,
  declined: [],
  hasDisclosureToRead: false,
};
const facts = (changes: Partial<SituationFacts> = {}): SituationFacts => ({ ...NEW, ...changes });

type Consent = SituationFacts['consents'][number];
const consent = (lender: string, state: Consent['state'], canAnswer = true): Consent => ({
  lender,
  state,
  canAnswer,
});
const offer = (lender: string, standing: string, expiresOn: string | null = null) => ({
  lender,
  standing,
  expiresOn,
});
const accepted = (kind: 'formal' | 'indicative' | null = 'formal', isReversed = false) => ({
  lender: 'Alba',
  kind,
  isReversed,
});
const reviewed = { status: 'in_review', stage: 'reviewing' } as const;
const approved = { status: 'approved', stage: 'accepted' } as const;
const withLenders = { status: 'in_review', stage: 'with_lenders' } as const;
const offers = { status: 'in_review', stage: 'offers' } as const;
const sent = consent('Alba', 'given', false);

const SENT = 'We have sent your details to the lenders you agreed to.';
const WAITING = 'We are waiting for their answers.';
const OFFERED = 'A lender has made an offer.';
const CHECKING = 'You will see it here once we have checked it.';
const PASSED = 'Your application has passed our review and we will contact you about the next step.';
const NO_OFFER = 'This is not an offer of credit.';
const UNTIL_YES = 'We will not share them with a lender until you say yes.';
const OPTIONS = 'Contact us to discuss your options.';
const CALLED = 'We will call you about the next step.';
const CALL = 'We will call you on Monday by 11:00.';
const ANYTIME = 'Choosing an offer does not commit you. We will call you about the next step.';
const NO_LENDER = 'No lender is considering your application at the moment.';

type Moment = readonly [
  when: string,
  facts: Partial<SituationFacts>,
  kind: (typeof SITUATION_KINDS)[number],
  headline: string,
  action: SituationAction | null,
  rest: string,
];

const MOMENTS: readonly Moment[] = [
  ['it is new', { callback: CALL }, 'received', `We have received your application. ${CALL}`, null, ''],
  [
    'it is new, and we have called',
    {},
    'received',
    'We have received your application.',
    null,
    'We may contact you with questions.',
  ],
  [
    'staff review it',
    reviewed,
    'reviewing',
    'We are reviewing your application.',
    null,
    'We may contact you with questions.',
  ],
  [
    'staff review it, and have not called',
    { ...reviewed, callback: CALL },
    'reviewing',
    `We are reviewing your application. ${CALL}`,
    null,
    '',
  ],
  ['staff approve it before any lender', approved, 'passed_review', PASSED, null, NO_OFFER],
  [
    'consent is asked of a pending application',
    { consents: [consent('Alba', 'asked'), consent('Brae', 'asked')] },
    'consent_asked',
    'Can we share your details with Alba and Brae?',
    'answer_consents',
    UNTIL_YES,
  ],
  [
    'consent is asked for four lenders',
    {
      consents: ['Alba', 'Brae', 'Corrie', 'Dundas'].map((lender) => consent(lender, 'asked')),
      callback: CALL,
    },
    'consent_asked',
    'Can we share your details with 4 lenders?',
    'answer_consents',
    UNTIL_YES,
  ],
  [
    'some consents are answered and one is not',
    { ...reviewed, consents: [consent('Alba', 'given'), consent('Brae', 'asked')] },
    'consent_asked',
    'Can we share your details with Brae?',
    'answer_consents',
    UNTIL_YES,
  ],
  [
    'consent is asked of an approved application',
    { ...approved, consents: [consent('Alba', 'asked')] },
    'consent_asked',
    'Can we share your details with Alba?',
    'answer_consents',
    UNTIL_YES,
  ],
  [
    'another lender is asked about while one has the details',
    { ...withLenders, consents: [sent, consent('Brae', 'asked')] },
    'consent_asked',
    'Can we share your details with Brae?',
    'answer_consents',
    `${UNTIL_YES} ${SENT} ${WAITING}`,
  ],
  [
    'another lender is asked about while an offer is checked',
    { ...offers, hasOfferToCheck: true, consents: [sent, consent('Brae', 'asked')] },
    'consent_asked',
    'Can we share your details with Brae?',
    'answer_consents',
    `${UNTIL_YES} ${OFFERED} ${CHECKING}`,
  ],
  [
    'the client has agreed and nothing was sent',
    { consents: [consent('Alba', 'given'), consent('Brae', 'refused')] },
    'consent_answered',
    'We have your answer.',
    null,
    'We will send your details only to lenders you agreed to.',
  ],
  [
    'the client has said no to all',
    { ...reviewed, consents: [consent('Alba', 'refused'), consent('Brae', 'withdrawn')] },
    'consent_answered',
    'We have your answer.',
    null,
    'We will not send your details to a lender you said no to.',
  ],
  ['a lender has the details', { ...withLenders, consents: [sent] }, 'with_lenders', SENT, null, WAITING],
  [
    'one of two lenders has declined',
    { ...withLenders, consents: [sent], declined: ['Brae'] },
    'with_lenders',
    SENT,
    null,
    `${WAITING} Brae has declined your application.`,
  ],
  [
    'every lender has declined',
    { status: 'in_review', stage: 'closed', consents: [sent], declined: ['Alba', 'Brae'] },
    'no_lender',
    NO_LENDER,
    'contact_us',
    `${OPTIONS} Alba and Brae have declined your application.`,
  ],
  [
    'an offer is not shared yet',
    { ...offers, consents: [sent], hasOfferToCheck: true },
    'offer_to_check',
    OFFERED,
    null,
    CHECKING,
  ],
  [
    'an offer is not shared yet, and staff have approved',
    { ...approved, consents: [sent], hasOfferToCheck: true },
    'offer_to_check',
    OFFERED,
    null,
    CHECKING,
  ],
  [
    'one offer is shared',
    { ...offers, consents: [sent], offers: [offer('Alba', 'open')] },
    'offers_to_choose',
    'You have an offer from Alba.',
    'choose_offer',
    ANYTIME,
  ],
  [
    'two offers are shared, with days to decide by',
    {
      ...offers,
      consents: [sent],
      offers: [offer('Alba', 'open', '2026-12-09'), offer('Brae', 'open', '2026-12-03')],
    },
    'offers_to_choose',
    'You have 2 offers to choose from. Please decide by 3 December 2026.',
    'choose_offer',
    ANYTIME,
  ],
  [
    'offers wait after an approval',
    { ...approved, consents: [sent], offers: [offer('Alba', 'open'), offer('Brae', 'ran_out')] },
    'offers_to_choose',
    'You have an offer from Alba.',
    'choose_offer',
    ANYTIME,
  ],
  [
    'offers wait, another lender is asked about and one has declined',
    {
      ...offers,
      consents: [sent, consent('Corrie', 'asked')],
      offers: [offer('Alba', 'open')],
      declined: ['Brae'],
    },
    'offers_to_choose',
    'You have an offer from Alba.',
    'choose_offer',
    `${ANYTIME} Please also tell us whether we can share your details with Corrie. Brae has declined your application.`,
  ],
  [
    'an offer is chosen',
    { ...offers, consents: [sent], offers: [offer('Alba', 'open'), offer('Brae', 'chosen')] },
    'offer_chosen',
    `You have chosen the offer from Brae. ${CALLED}`,
    null,
    'You can change your choice until an offer is accepted.',
  ],
  [
    'every offer is over',
    { ...offers, consents: [sent], offers: [offer('Alba', 'withdrawn'), offer('Brae', 'ran_out')] },
    'offers_over',
    'No offer is open at the moment.',
    'contact_us',
    OPTIONS,
  ],
  [
    'a formal offer is accepted',
    { ...approved, offers: [offer('Alba', 'accepted')], accepted: accepted() },
    'going_ahead',
    `Your application is going ahead with Alba. ${CALLED}`,
    null,
    '',
  ],
  [
    'a formal offer is accepted without an approval, and other questions are open',
    {
      status: 'in_review',
      stage: 'accepted',
      consents: [consent('Brae', 'asked')],
      declined: ['Corrie'],
      accepted: accepted(),
    },
    'going_ahead',
    `Your application is going ahead with Alba. ${CALLED}`,
    null,
    '',
  ],
  [
    'an indicative offer is accepted',
    { ...approved, accepted: accepted('indicative') },
    'going_ahead',
    `Your application is going ahead with Alba. ${CALLED}`,
    null,
    NO_OFFER,
  ],
  [
    'the money is paid out',
    { status: 'approved', stage: 'completed', offers: [offer('Alba', 'paid_out')], accepted: accepted() },
    'paid_out',
    'Alba has paid out your funding.',
    null,
    'If it has not reached you, please call us.',
  ],
  [
    'the money of an indicative offer is paid out',
    { status: 'approved', stage: 'completed', accepted: accepted('indicative') },
    'paid_out',
    'Alba has paid out your funding.',
    null,
    'If it has not reached you, please call us.',
  ],
  [
    'the completion is reversed',
    { ...approved, offers: [offer('Alba', 'accepted')], accepted: accepted('formal', true) },
    'payment_reversed',
    'We recorded your funding from Alba as paid out, but have since reversed this.',
    null,
    CALLED,
  ],
  [
    'the acceptance is taken back after a reversal',
    { ...approved, consents: [sent], offers: [offer('Alba', 'open')] },
    'offers_to_choose',
    'You have an offer from Alba.',
    'choose_offer',
    ANYTIME,
  ],
  [
    'it is rejected without a reason for the client',
    { status: 'rejected', stage: 'closed' },
    'rejected',
    'We cannot take your application further.',
    'contact_us',
    'Contact us if you would like to know why.',
  ],
  [
    'it is rejected with a reason, whatever was open',
    {
      status: 'rejected',
      stage: 'closed',
      hasReason: true,
      callback: CALL,
      consents: [consent('Alba', 'asked')],
      offers: [offer('Alba', 'closed')],
      accepted: accepted(),
      declined: ['Brae'],
      hasDisclosureToRead: true,
    },
    'rejected',
    'We cannot take your application further.',
    'contact_us',
    '',
  ],
];

describe('Applicant situation', () => {
  describe('the situation of an applicant', () => {
    it.each(MOMENTS)('when %s', (_when, changes, kind, headline, action, rest) => {
      const situation = situationOf(facts(changes));

      expect(situation).toMatchObject({ kind, headline, action });
      expect(situation.sentences.join(' ')).toBe(rest);
    });

    it('has a test for every kind', () => {
      expect([...new Set(MOMENTS.map(([, , kind]) => kind))].toSorted()).toEqual(SITUATION_KINDS.toSorted());
    });

    const READ = 'Please read how we are paid, and confirm that you have read it.';
    const BY_ITSELF = ['going_ahead', 'paid_out', 'payment_reversed'];
    const WANTED = ['answer_consents', 'choose_offer'];
    const isFirst = ([, , kind, , action]: Moment) =>
      kind === 'offer_chosen' || BY_ITSELF.includes(kind) || (action !== null && WANTED.includes(action));

    it.each(MOMENTS.filter((moment) => moment[2] !== 'rejected' && isFirst(moment)))(
      'asks to read the disclosure last when %s',
      (_when, changes, kind, headline, action, rest) => {
        const situation = situationOf(facts({ ...changes, hasDisclosureToRead: true }));

        expect(situation).toMatchObject({ kind, headline, action: action ?? 'read_disclosure' });
        expect(situation.sentences.join(' ')).toBe(`${rest} ${READ}`.trim());
      },
    );

    it.each(MOMENTS.filter((moment) => moment[2] !== 'rejected' && !isFirst(moment)))(
      'asks to read the disclosure first when %s',
      (_when, changes, kind, headline, _action, rest) => {
        const situation = situationOf(facts({ ...changes, hasDisclosureToRead: true }));

        expect(situation).toMatchObject({ kind, headline: READ, action: 'read_disclosure' });
        expect(situation.sentences.join(' ')).toBe(`${headline} ${rest}`.trim());
      },
    );

    it('links to every action', () => {
      const led = combinations().flatMap((one) => situationOf(one).action ?? []);

      expect([...new Set(led)].toSorted()).toEqual(SITUATION_ACTIONS.toSorted());
    });
  });

  /** All combinations of the facts' values. */
  const combinations = (): SituationFacts[] => {
    const values: { readonly [Fact in keyof SituationFacts]: readonly SituationFacts[Fact][] } = {
      status: ['pending', 'in_review', 'approved', 'rejected'],
      stage: ['new', 'reviewing', 'with_lenders', 'offers', 'accepted', 'completed', 'closed'],
      hasReason: [false],
      callback: [null, CALL],
      consents: [[], [consent('Alba', 'asked')], [sent, consent('Brae', 'asked')], [sent]],
      offers: [[], [offer('Alba', 'open')], [offer('Alba', 'chosen')], [offer('Alba', 'accepted')]],
      hasOfferToCheck: [false, true],
      accepted: [null, accepted(), accepted('indicative'), accepted('formal', true)],
      declined: [[], ['Corrie']],
      hasDisclosureToRead: [false, true],
    };
    return Object.entries(values).reduce<SituationFacts[]>(
      (made, [fact, all]) => made.flatMap((one) => all.map((value) => ({ ...one, [fact]: value }))),
      [NEW],
    );
  };

  describe('what an applicant never sees', () => {
    const said = combinations().map((one) => ({ one, text: allSentences(situationOf(one)).join(' ') }));
    const among = (holds: (one: SituationFacts) => boolean) =>
      said.filter(({ one }) => one.status !== 'rejected' && holds(one)).map(({ text }) => text);

    it.each<readonly [string, (one: SituationFacts) => boolean, RegExp]>([
      [
        'an unstarted review or a caveat once a formal offer is accepted',
        ({ accepted: by }) => by?.kind === 'formal',
        /not an offer of credit|passed our review|have received|reviewing/,
      ],
      [
        'an approval or what goes ahead once it is paid out',
        ({ stage, accepted: by }) => stage === 'completed' && by !== null,
        /not an offer of credit|approved|passed|going ahead|next step/i,
      ],
      [
        'the receipt alone where consent was asked',
        ({ consents }) => consents.length > 0,
        /have received your application/,
      ],
      [
        'a review where offers wait',
        ({ offers: shown }) => shown.some(({ standing }) => standing === 'open' || standing === 'chosen'),
        /have received|reviewing your application/,
      ],
      ['a payment without a completion', ({ stage }) => stage !== 'completed', /has paid out/],
    ])('%s', (_what, when, words) => {
      const texts = among(when);

      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter((text) => words.test(text))).toEqual([]);
    });

    it('always has a headline', () => {
      expect(combinations().filter((one) => situationOf(one).headline.trim() === '')).toEqual([]);
    });
  });

  describe('a decision by staff', () => {
    it.each<readonly [string, Partial<SituationFacts>, string | undefined]>([
      ['is none of what is not decided', reviewed, undefined],
      [
        'is the passed review, whatever waits for an answer',
        { ...approved, offers: [offer('Alba', 'open')] },
        'passed_review',
      ],
      [
        'is that it goes ahead, where an offer is accepted',
        { ...approved, accepted: accepted() },
        'going_ahead',
      ],
      ['is the rejection', { status: 'rejected', stage: 'closed' }, 'rejected'],
    ])('%s', (_what, changes, kind) => {
      expect(decisionOf(facts(changes))?.kind).toBe(kind);
    });
  });
});
