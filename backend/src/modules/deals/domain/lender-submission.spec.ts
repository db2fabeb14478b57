import { declinedBy, LenderSubmission, type Move } from './lender-submission.js';
import { placementOf } from './placement.js';
import { checkedMoves, MOVES, SUBMISSION_STATES, type SubmissionState } from './submission-moves.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const wednesday = new Date('2026-11-25T10:00:00Z');
const alba = { id: 'l1', name: 'Alba' };

const GIVEN = { state: 'given' } as const;

const submission = (state: SubmissionState = 'draft') =>
  Object.assign(LenderSubmission.draft('s1', 'a1', alba, monday), { state });

/** Brings a submission to a state by any means. */
const moveTo = (one: LenderSubmission, to: SubmissionState): Move | null => {
  if (to === 'offered') return one.state === 'accepted' ? one.undoAcceptance(tuesday) : one.offer(tuesday);
  if (to === 'accepted')
    return one.state === 'completed'
      ? one.reverseCompletion({ reasonCode: 'client' }, tuesday)
      : one.accept(tuesday);
  if (to === 'completed') return one.complete(tuesday);
  if (to === 'sent') return one.send(GIVEN, {}, tuesday);
  return one.move(to, { reasonCode: 'credit' }, tuesday);
};

describe('LenderSubmission', () => {
  describe('the table of status changes', () => {
    const ALLOWED = [
      ...['draft sent', 'draft withdrawn', 'declined sent', 'withdrawn draft', 'completed accepted'],
      ...['sent info_requested', 'sent offered', 'sent declined', 'sent withdrawn'],
      ...[
        'info_requested sent',
        'info_requested offered',
        'info_requested declined',
        'info_requested withdrawn',
      ],
      ...['offered info_requested', 'offered accepted', 'offered declined', 'offered withdrawn'],
      ...['accepted offered', 'accepted completed', 'accepted declined', 'accepted withdrawn'],
    ];
    const pairs = SUBMISSION_STATES.flatMap((from) =>
      // A second offer of the same lender is not a status change, and is rejected only where a first one would be.
      SUBMISSION_STATES.filter((to) => from !== 'offered' || to !== 'offered').map(
        (to) => [from, to] as const,
      ),
    );

    it.each(pairs)('changes from %s to %s, or lists the allowed changes', (from, to) => {
      const one = submission(from);

      if (ALLOWED.includes(`${from} ${to}`)) {
        expect(moveTo(one, to)).toEqual({ from, to });
        expect(one).toMatchObject({ state: to, movedAt: tuesday, updatedAt: tuesday });
        return;
      }
      expect(() => moveTo(one, to)).toThrow(
        `This submission is ${from.replace('_', ' ')}. From there it can`,
      );
      expect(one).toEqual(submission(from));
    });

    it('rejects inconsistent data', () => {
      expect(() => checkedMoves({ ...MOVES, withdrawn: ['withdrawn'] })).toThrow('changes to its own state');
      expect(() => checkedMoves({ ...MOVES, accepted: [] })).toThrow('ever changes to completed');
    });
  });

  it.each([null, { state: 'asked' }, { state: 'refused' }, { state: 'withdrawn' }] as const)(
    'is not sent from any state while the client’s consent is %j',
    (consent) => {
      for (const state of ['draft', 'info_requested', 'declined'] as const) {
        const one = submission(state);

        expect(() => one.send(consent, { sentVia: 'email' }, tuesday)).toThrow(
          'You need the client’s consent to send details to Alba',
        );
        expect(one).toEqual(submission(state));
      }
    },
  );

  it('needs a reason to be declined, and a description when the code is ‘other’', () => {
    const fieldOf = (details: object) => {
      try {
        submission('sent').move('declined', details, tuesday);
        return null;
      } catch (error) {
        return (error as { errors: { field: string }[] }).errors[0]?.field;
      }
    };

    expect(fieldOf({})).toBe('reasonCode');
    expect(fieldOf({ reasonCode: 'other', reason: ' ' })).toBe('reason');
    expect(fieldOf({ reasonCode: 'other', reason: 'Their fund is full' })).toBeNull();
    expect(fieldOf({ reasonCode: 'sector' })).toBeNull();
  });

  it('records the last sending and the first decision after it', () => {
    const one = submission();
    one.send(GIVEN, { sentVia: 'email' }, monday);
    one.move('info_requested', { reason: 'Accounts' }, tuesday);
    expect(one).toMatchObject({ sentAt: monday, decidedAt: null, reason: 'Accounts' });

    one.send(GIVEN, {}, tuesday);
    expect(one).toMatchObject({ sentAt: monday, sentVia: 'email', reason: null });
    one.move('declined', { reasonCode: 'credit' }, tuesday);
    expect(one).toMatchObject({ sentAt: monday, decidedAt: tuesday, reasonCode: 'credit' });

    one.send(GIVEN, { sentVia: 'phone' }, wednesday);
    expect(one).toMatchObject({ sentAt: wednesday, sentVia: 'phone', decidedAt: null, reasonCode: null });
  });

  it('accepts another offer from the same lender', () => {
    expect(submission('offered').offer(tuesday)).toBeNull();
  });

  it.each<[string, readonly (readonly [SubmissionState, Date | null])[]]>([
    [
      'completed',
      [
        ['completed', monday],
        ['accepted', monday],
      ],
    ],
    [
      'accepted',
      [
        ['accepted', monday],
        ['offered', monday],
      ],
    ],
    [
      'offers',
      [
        ['offered', monday],
        ['sent', monday],
      ],
    ],
    [
      'with_lenders',
      [
        ['sent', monday],
        ['declined', monday],
      ],
    ],
    ['with_lenders', [['info_requested', monday]]],
    [
      'ended',
      [
        ['declined', monday],
        ['withdrawn', null],
      ],
    ],
    ['ended', [['withdrawn', monday]]],
    ['none', [['withdrawn', null]]],
    ['none', [['draft', null]]],
    [
      'none',
      [
        ['declined', monday],
        ['draft', null],
      ],
    ],
    ['none', []],
  ])('changes its case to %s', (placement, states) => {
    const submissions = states.map(([state, sentAt]) => Object.assign(submission(state), { sentAt }));

    expect(placementOf(submissions) ?? 'none').toBe(placement);
  });

  it('counts as reversed until its next change', () => {
    const one = submission('offered');
    one.accept(monday);
    expect(one.isReversed).toBe(false);
    one.complete(monday);
    one.reverseCompletion({ reasonCode: 'client' }, tuesday);
    expect(one.isReversed).toBe(true);
    one.undoAcceptance(tuesday);
    one.accept(wednesday);
    expect(one.isReversed).toBe(false);
  });

  describe('the lenders that declined', () => {
    const of = (name: string, state: SubmissionState) =>
      Object.assign(LenderSubmission.draft(`${name} ${state}`, 'a1', { id: name, name }, monday), { state });

    it('are named once each, without those asked again', () => {
      expect(
        declinedBy([
          ...[of('Alba', 'declined'), of('Alba', 'declined'), of('Brae', 'sent'), of('Corrie', 'withdrawn')],
          ...[of('Dunmore', 'declined'), of('Dunmore', 'draft')],
        ]),
      ).toEqual(['Alba']);
    });
  });
});
