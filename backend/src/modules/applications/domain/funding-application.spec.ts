import { answers } from '#test/answers.js';
import { answersFrom } from '#kernel/lending/answers.js';
import {
  APPLICATION_STATUSES,
  MOVES,
  PLACEMENTS,
  type ApplicationStatus,
  type Placement,
  type Stage,
} from './application-status.js';
import { FundingApplication } from './funding-application.js';

const noon = new Date('2026-11-20T12:00:00Z');
const alba = { id: 'l1', name: 'Alba', score: 86 };
const matches = { best: [alba, { id: 'l2', name: 'Brisk', score: 71 }], ruleVersion: '1.0' };

const submit = (changes: Parameters<typeof answers>[0] = {}): FundingApplication =>
  FundingApplication.submit('a1', answers(changes), matches, noon);

describe('FundingApplication', () => {
  it('starts as pending, without a partner, with the current time', () => {
    expect(submit()).toMatchObject({
      id: 'a1',
      status: 'pending',
      introducerId: null,
      clientConsentAt: null,
      externalReference: null,
      dueAt: new Date('2026-11-20T14:00:00Z'),
      firstMovedAt: null,
      firstDecidedAt: null,
      assignedLender: null,
      notes: null,
      createdAt: noon,
      updatedAt: noon,
    });
  });

  it('stores the best matches, the best score and the rule’s version', () => {
    expect(submit()).toMatchObject({ matches, matchScore: '86' });
  });

  it('has no score when no lender matched', () => {
    const application = FundingApplication.submit('a1', answers(), { best: [], ruleVersion: '1.0' }, noon);

    expect(application).toMatchObject({ matches: { best: [] }, matchScore: null });
  });

  describe('a review', () => {
    const evening = new Date('2026-11-20T18:00:00Z');

    it.each(APPLICATION_STATUSES.flatMap((from) => MOVES[from].map((to) => [from, to] as const)))(
      'changes the status from %s to %s, and records it',
      (from, to) => {
        const application = submit();
        application.move(from, 'Does not fit', noon);

        const changes = application.move(to, 'Does not fit', evening);

        expect(application).toMatchObject({ status: to, updatedAt: evening });
        expect(changes).toEqual({ status: { from, to }, reason: { from: null, to: 'Does not fit' } });
      },
    );

    it('can change any status to any other', () => {
      for (const from of APPLICATION_STATUSES) {
        expect([...MOVES[from], from].sort()).toEqual([...APPLICATION_STATUSES].sort());
      }
    });

    it.each([null, '', '  '])('does not reject without a reason, such as %j', (reason) => {
      const application = submit();

      expect(application.move('rejected', reason, evening)).toEqual({
        status: { from: 'pending', to: 'rejected' },
      });
    });

    it('keeps the time of the first decision', () => {
      const application = submit();
      const night = new Date('2026-11-20T23:00:00Z');

      application.move('in_review', null, noon);
      expect(application.firstDecidedAt).toBeNull();
      application.move('rejected', null, evening);
      application.move('in_review', null, night);
      application.move('approved', null, night);
      expect(application.firstDecidedAt).toEqual(evening);
    });

    it('keeps the time of the first status change', () => {
      const application = submit();

      application.note('Rang twice', noon);
      expect(application.firstMovedAt).toBeNull();
      application.move('in_review', null, noon);
      application.move('pending', null, evening);
      application.move('approved', null, evening);
      expect(application).toMatchObject({ firstMovedAt: noon, firstDecidedAt: evening });
    });

    it.each<[string, (application: FundingApplication) => unknown]>([
      ['its status moves', (application) => application.move('in_review', null, evening)],
      ['staff act on the client’s behalf', (application) => application.keepPromise(evening)],
      ['staff record how they reached the client', (application) => application.recordClientReached(evening)],
    ])('counts once as the promised response when %s', (_, act) => {
      const application = submit();

      act(application);
      application.keepPromise(new Date('2026-12-01T09:00:00Z'));

      expect(application.firstMovedAt).toEqual(evening);
    });

    it('does not count as the promised response when it only assigns an owner', () => {
      const application = submit();

      application.giveTo('ada', noon);

      expect(application.firstMovedAt).toBeNull();
    });

    it('changes nothing when all values are the same', () => {
      const application = submit();

      expect(application.move('pending', null, evening)).toEqual({});
      expect(application.note(null, evening)).toEqual({});
      expect(application.isAsReadAt(noon)).toBe(true);
    });

    it('assigns a lender by name and id, and removes it', () => {
      const application = submit();

      expect(application.assign(alba, noon)).toEqual({
        assignedLender: { from: null, to: 'Alba' },
        assignedLenderId: { from: null, to: 'l1' },
      });
      application.assign(null, evening);
      expect(application).toMatchObject({ assignedLender: null, assignedLenderId: null, updatedAt: evening });
    });

    it('stores the broker’s and the partner’s notes separately', () => {
      const application = submit();

      application.note('Rang twice', noon);
      application.notePartner('An old client', evening);

      expect(application).toMatchObject({ notes: 'Rang twice', partnerNotes: 'An old client' });
      expect(application.isAsReadAt(noon)).toBe(false);
    });
  });

  describe('a partner’s case', () => {
    const referral = {
      introducerId: 'p1',
      clientConsent: true,
      externalReference: 'CRM-7',
      viaLink: false,
    };
    const refer = (changes: Partial<typeof referral> = {}) =>
      FundingApplication.submit('a1', answers(), matches, noon, { referral: { ...referral, ...changes } });

    it('belongs to the partner, with the time of the consent and the partner’s reference', () => {
      expect(refer()).toMatchObject({
        status: 'pending',
        introducerId: 'p1',
        clientConsentAt: noon,
        externalReference: 'CRM-7',
      });
      expect(refer({ clientConsent: false })).toMatchObject({ clientConsentAt: null });
    });

    it('allows emails to a client who knows about it', () => {
      expect(submit().emailsClient).toBe(true);
      expect(refer().emailsClient).toBe(true);
      expect(refer({ clientConsent: false }).emailsClient).toBe(false);
      expect(refer({ clientConsent: false, viaLink: true }).emailsClient).toBe(true);
    });
  });

  it.each([
    ['100000', 100_000, 100_000],
    ['50k-100k', 50_000, 100_000],
    ['2000000', 2_000_000, null],
    ['as much as we can get', null, null],
  ])('keeps the amount %j as typed and reads it as %p to %p', (amount, amountFrom, amountTo) => {
    const { answers: kept, parsed } = submit({ amount });

    expect(kept.amount).toBe(amount);
    expect(parsed).toMatchObject({ amountFrom, amountTo });
  });

  it.each([
    ['36 months', 36, 36],
    ['Startup', 0, expect.any(Number) as number],
    ['2y+', 24, null],
    ['since 2019', null, null],
  ])(
    'reads the trading history %j as %p to %p months',
    (tradingHistory, tradingMonthsFrom, tradingMonthsTo) => {
      expect(submit({ tradingHistory }).parsed).toMatchObject({ tradingMonthsFrom, tradingMonthsTo });
    },
  );

  it('derives the products of a partner label', () => {
    expect(submit({ fundingType: 'Property Mortgage' }).parsed.productKeys).toEqual([
      'commercial-mortgage',
      'btl-mortgages',
    ]);
  });

  describe('the stage', () => {
    const [pending, in_review, approved, rejected] = [
      'pending',
      'in_review',
      'approved',
      'rejected',
    ] as const;
    const PLACED = [null, ...PLACEMENTS];
    const EXPECTED: Readonly<Record<ApplicationStatus, readonly Stage[]>> = {
      // none, with_lenders, offers, accepted, completed, ended
      [pending]: ['new', 'with_lenders', 'offers', 'accepted', 'completed', 'closed'],
      [in_review]: ['reviewing', 'with_lenders', 'offers', 'accepted', 'completed', 'closed'],
      [approved]: ['accepted', 'accepted', 'accepted', 'accepted', 'completed', 'accepted'],
      [rejected]: ['closed', 'closed', 'closed', 'closed', 'closed', 'closed'],
    };
    const table = APPLICATION_STATUSES.flatMap((status) =>
      PLACED.map((placement, place) => [status, placement, EXPECTED[status][place]] as const),
    );

    it.each(table)('follows from the status %s and the placement %s: %s', (status, placement, stage) => {
      const [movedLast, reachedLast] = [submit(), submit()];
      movedLast.reach(placement, noon);
      movedLast.move(status, null, noon);
      reachedLast.move(status, null, noon);
      reachedLast.reach(placement, noon);

      expect([movedLast.stage, reachedLast.stage]).toEqual([stage, stage]);
    });

    it('changes without making open pages stale', () => {
      const application = submit();
      application.reach('offers' satisfies Placement, noon);

      expect(application).toMatchObject({ stage: 'offers', updatedAt: noon });
    });

    it('records since when it is completed or closed, until it is open again', () => {
      const application = submit();
      const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
      expect(application.settledAt).toBeNull();

      application.reach('completed', later(1));
      expect(application.settledAt).toEqual(later(1));
      application.move(rejected, null, later(2));
      expect(application.settledAt).toEqual(later(1));
      application.move(approved, null, later(3));
      application.reach('accepted', later(4));
      expect(application.settledAt).toBeNull();
      application.move(rejected, null, later(5));
      expect(application.settledAt).toEqual(later(5));
    });
  });

  describe('the check whether the loan is regulated', () => {
    const soleTrader = { legalForm: 'sole_trader', amount: '£20,000', securedOnHome: 'no' } as const;
    const checked = (changes: Parameters<typeof answers>[0] = soleTrader) => {
      const application = submit(changes);
      application.recordPerimeterCheck({ outcome: 'exempt', note: null }, 'ada', noon);
      return application;
    };

    it.each([
      ['is due when the answers leave it open', {}, true],
      ['is due when the loan may be regulated', soleTrader, true],
      ['is not due for a company', { legalForm: 'limited_company' }, false],
    ] as const)('%s', (_when, changes, isDue) => {
      expect(submit(changes).awaitsPerimeterCheck).toBe(isDue);
    });

    it('is done once it is recorded', () => {
      expect(checked().awaitsPerimeterCheck).toBe(false);
    });

    it.each([
      ['stays when the answers mean the same', { amount: '£18,000' }, false],
      ['is due again when they mean something else', { securedOnHome: 'yes' }, true],
      ['is not due when they say that nothing is regulated', { legalForm: 'limited_company' }, false],
    ] as const)('%s', (_when, changes, isDue) => {
      const application = checked();
      application.answer(answers({ ...soleTrader, ...changes }), matches, noon);

      expect(application.awaitsPerimeterCheck).toBe(isDue);
    });
  });

  it('copies only known answers from the request', () => {
    const sent = { ...answers(), status: 'approved', introducerId: 'i1', notes: 'vip', matchScore: '100' };

    expect(answersFrom(sent as never)).toEqual(answers());
  });
});
