import type { CaseFacts, DealFacts, OfferFacts } from './case-facts.js';
import { nextStepOf } from './next-step.js';

/** A Friday. */
const now = new Date('2026-11-27T10:00:00Z');

const offer = (facts: Partial<OfferFacts> = {}): OfferFacts => ({
  id: 'o1',
  expiresOn: null,
  isShared: false,
  isChosen: false,
  ...facts,
});

const deal = (lender: string, facts: Partial<DealFacts> = {}): DealFacts => ({
  subject: { type: 'submission', id: `s-${lender}` },
  lender,
  state: 'draft',
  movedAt: '2026-11-26T10:00:00.000Z',
  consent: null,
  askedAt: null,
  offers: [],
  ...facts,
});

const asked = { consent: 'asked', askedAt: '2026-11-24T09:00:00.000Z' } as const;
const offered = (...offers: OfferFacts[]) => ({ state: 'offered', consent: 'given', offers }) as const;
const sent = (day: string) => ({ state: 'sent', consent: 'given', movedAt: `${day}T10:00:00.000Z` }) as const;

const facts = (some: Partial<CaseFacts> = {}): CaseFacts => ({
  stage: 'reviewing',
  isOwned: true,
  isDuplicate: false,
  answerDueAt: null,
  awaitsPerimeterCheck: false,
  deals: [],
  receivable: null,
  task: null,
  ...some,
});

const task = (dueOn: string, kind = 'manual') => ({ id: 't1', title: 'Ask for the accounts', dueOn, kind });

const receivable = { id: 'r1', lender: 'Alba', openPence: 450_000, expectedOn: '2026-12-03' };

const promise = '2026-11-27T11:00:00.000Z';

/** A test case for each row of the table of next steps, and for their order. */
const CASES: readonly (readonly [situation: string, CaseFacts, kind: string | null, label: string | null])[] =
  [
    [
      'nobody has it',
      facts({ stage: 'new', isOwned: false, answerDueAt: promise }),
      'assign',
      'No one is working on this yet',
    ],
    ['it is new and owned', facts({ stage: 'new' }), 'choose_lenders', 'Choose lenders'],
    ['it is reviewed', facts(), 'choose_lenders', 'Choose lenders'],
    [
      'it was approved by hand',
      facts({ stage: 'accepted' }),
      'choose_lenders',
      'Approved, but no submission is recorded: add it',
    ],
    [
      'the client has refused all lenders',
      facts({ deals: [deal('Alba', { consent: 'refused' }), deal('Brae', { consent: 'withdrawn' })] }),
      'choose_lenders',
      'Choose other lenders',
    ],
    [
      'the client was not asked about a lender',
      facts({ deals: [deal('Alba'), deal('Brae', asked)] }),
      'request_consent',
      'Ask the client about Alba',
    ],
    [
      'the client has answered nothing',
      facts({ deals: [deal('Alba', asked), deal('Brae', asked)] }),
      'await_consent',
      'Waiting for the client since 24 Nov 2026',
    ],
    [
      'the client was asked about a lender without a submission',
      facts({ deals: [deal('Alba', { ...asked, state: null })] }),
      'await_consent',
      'Waiting for the client since 24 Nov 2026',
    ],
    [
      'the client agreed to a lender without a submission',
      facts({ deals: [deal('Alba', { consent: 'given', state: null })] }),
      'choose_lenders',
      'Prepare the submission to Alba: the client has agreed',
    ],
    [
      'the client agreed to one lender',
      facts({ deals: [deal('Alba', { consent: 'given' }), deal('Brae', asked)] }),
      'send',
      'Send to Alba',
    ],
    [
      'the client agreed to two lenders',
      facts({ deals: [deal('Alba', { consent: 'given' }), deal('Brae', { consent: 'given' })] }),
      'send',
      'Send to Alba and Brae',
    ],
    [
      'the client agreed to three lenders',
      facts({ deals: ['Alba', 'Brae', 'Corrie'].map((lender) => deal(lender, { consent: 'given' })) }),
      'send',
      'Send to three lenders',
    ],
    [
      'the loan has to be checked before it is sent',
      facts({ awaitsPerimeterCheck: true, deals: [deal('Alba', { consent: 'given' })] }),
      'check_perimeter',
      'Check whether the loan is regulated',
    ],
    [
      'a lender asked for information',
      facts({ stage: 'with_lenders', deals: [deal('Alba', { state: 'info_requested' })] }),
      'answer_lender',
      'Send Alba the information it asked for',
    ],
    [
      'a lender is silent for four working days',
      facts({ stage: 'with_lenders', deals: [deal('Alba', sent('2026-11-23'))] }),
      'await_lender',
      'Waiting for Alba since 23 Nov 2026',
    ],
    [
      'a lender is silent for five working days',
      facts({
        stage: 'with_lenders',
        deals: [deal('Alba', sent('2026-11-20')), deal('Brae', sent('2026-11-26'))],
      }),
      'chase_lender',
      'Chase Alba, silent since 20 Nov 2026',
    ],
    [
      'an offer is not shared',
      facts({ stage: 'offers', deals: [deal('Alba', offered(offer()))] }),
      'share_offers',
      'Share the Alba offer with the client',
    ],
    [
      'two offers are not shared',
      facts({
        stage: 'offers',
        deals: [deal('Alba', offered(offer())), deal('Brae', offered(offer({ id: 'o2' })))],
      }),
      'share_offers',
      'Share two offers with the client',
    ],
    [
      'another offer comes after one was shared',
      facts({
        stage: 'offers',
        deals: [deal('Alba', offered(offer({ isShared: true }))), deal('Brae', offered(offer({ id: 'o2' })))],
      }),
      'share_offers',
      'Share the Brae offer with the client',
    ],
    [
      'another lender can be sent the details while the client decides',
      facts({
        stage: 'offers',
        deals: [deal('Alba', offered(offer({ isShared: true }))), deal('Brae', { consent: 'given' })],
      }),
      'send',
      'Send to Brae',
    ],
    [
      'the client has to choose',
      facts({
        stage: 'offers',
        deals: [
          deal('Alba', offered(offer({ isShared: true, expiresOn: '2026-12-11' }))),
          deal('Brae', offered(offer({ id: 'o2', isShared: true, expiresOn: '2026-12-04' }))),
        ],
      }),
      'await_choice',
      'Waiting for the client, offers expire on 4 Dec 2026',
    ],
    [
      'the client has to choose, without a last day',
      facts({ stage: 'offers', deals: [deal('Alba', offered(offer({ isShared: true })))] }),
      'await_choice',
      'Waiting for the client to choose an offer',
    ],
    [
      'the client has chosen',
      facts({
        stage: 'offers',
        deals: [
          deal('Alba', offered(offer())),
          deal('Roma', offered(offer({ id: 'o2', isShared: true, isChosen: true }))),
        ],
      }),
      'accept',
      'The client chose Roma',
    ],
    [
      'the chosen offer has expired',
      facts({
        stage: 'offers',
        deals: [deal('Roma', offered(offer({ isShared: true, isChosen: true, expiresOn: '2026-11-26' })))],
      }),
      'renew_offer',
      'No offer is open: ask Roma for a new one',
    ],
    [
      'an offer is accepted',
      facts({
        stage: 'accepted',
        deals: [deal('Alba', { state: 'accepted' }), deal('Brae', { consent: 'given' })],
      }),
      'record_completion',
      'Record completion when the money is drawn down',
    ],
    [
      'it is completed',
      facts({ stage: 'completed', deals: [deal('Alba', { state: 'completed' })] }),
      null,
      null,
    ],
    [
      'its lender still owes the commission',
      facts({ stage: 'completed', deals: [deal('Alba', { state: 'completed' })], receivable }),
      'record_receipt',
      'Commission of £4,500.00 expected from Alba',
    ],
    [
      'its overdue commission has a task',
      facts({
        stage: 'completed',
        deals: [deal('Alba', { state: 'completed' })],
        receivable: { ...receivable, expectedOn: '2026-11-19' },
        task: task('2026-11-18', 'receivable_overdue'),
      }),
      'record_receipt',
      'Commission of £4,500.00 expected from Alba',
    ],
    ['it is closed', facts({ stage: 'closed', task: task('2026-11-20') }), null, null],
    ['it is a duplicate', facts({ isDuplicate: true }), null, null],
    ['a task is overdue', facts({ task: task('2026-11-26') }), 'task', 'Ask for the accounts'],
    ['a task is due today', facts({ task: task('2026-11-27') }), 'choose_lenders', 'Choose lenders'],
    [
      'the answer was due before an overdue task',
      facts({ answerDueAt: '2026-11-26T11:00:00.000Z', task: task('2026-11-26') }),
      'choose_lenders',
      'Choose lenders',
    ],
    [
      'an overdue task asks for the same',
      facts({
        stage: 'with_lenders',
        deals: [deal('Alba', sent('2026-11-16'))],
        task: task('2026-11-23', 'chase_lender'),
      }),
      'chase_lender',
      'Chase Alba, silent since 16 Nov 2026',
    ],
    [
      'a task is overdue on a completed case',
      facts({
        stage: 'completed',
        deals: [deal('Alba', { state: 'completed' })],
        task: task('2026-11-20', 'renewal'),
      }),
      'task',
      'Ask for the accounts',
    ],
  ];

describe('Next step of a case', () => {
  it.each(CASES)('when %s', (_situation, some, kind, label) => {
    const step = nextStepOf(some, now);

    expect([step?.kind ?? null, step?.label ?? null]).toEqual([kind, label]);
  });

  it('names the record that it is about, the first of several, and when it is due', () => {
    const deals = [
      deal('Alba', offered(offer({ expiresOn: '2026-12-11' }))),
      deal('Brae', offered(offer({ id: 'o2', expiresOn: '2026-12-04' }))),
    ];

    expect(nextStepOf(facts({ stage: 'offers', deals }), now)).toEqual({
      kind: 'share_offers',
      label: 'Share two offers with the client',
      dueAt: '2026-11-27T18:00:00.000Z',
      subject: { type: 'offer', id: 'o1', name: 'Alba', count: 2 },
    });
    expect(nextStepOf(facts({ task: task('2026-11-20') }), now)).toEqual({
      kind: 'task',
      label: 'Ask for the accounts',
      dueAt: '2026-11-20T18:00:00.000Z',
      subject: { type: 'task', id: 't1', name: 'Ask for the accounts', count: 1 },
    });
  });

  it.each([
    ['on the working day after they were made', '2026-12-18', '2026-11-27'],
    ['on the working day after they were made, without an expiry date', null, '2026-11-27'],
    ['a working day before they expire, if that is sooner', '2026-11-27', '2026-11-26'],
  ])('asks to share offers %s', (_when, expiresOn, due) => {
    const deals = [deal('Alba', offered(offer({ expiresOn })))];

    expect(nextStepOf(facts({ stage: 'offers', deals }), now)?.dueAt).toBe(`${due}T18:00:00.000Z`);
  });

  it.each([
    ['remind the client', 'await_choice', false],
    ['accept the offer', 'accept', true],
  ])('asks to %s three working days before it expires', (_what, kind, isChosen) => {
    const shared = offer({ expiresOn: '2026-12-18', isShared: true, isChosen });

    expect(nextStepOf(facts({ stage: 'offers', deals: [deal('Alba', offered(shared))] }), now)).toMatchObject(
      {
        kind,
        dueAt: '2026-12-15T18:00:00.000Z',
      },
    );
  });

  it('is due when the client was promised a response, until it is given', () => {
    expect(nextStepOf(facts({ answerDueAt: promise }), now)).toEqual({
      kind: 'choose_lenders',
      label: 'Choose lenders',
      dueAt: promise,
    });
    expect(nextStepOf(facts(), now)).toEqual({ kind: 'choose_lenders', label: 'Choose lenders' });
  });
});
