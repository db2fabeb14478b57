import { offerDetails } from '#test/offer-details.js';
import { LenderSubmission } from '../../domain/lender-submission.js';
import { Offer } from '../../domain/offer.js';
import { announcedTogether } from './announced-together.js';

const monday = new Date('2026-11-23T10:00:00Z');
const submission = LenderSubmission.draft('s1', 'a1', { id: 'l1', name: 'Alba' }, monday);

/** Offers o0, o1 and so on, each shared a number of seconds after ten o'clock. */
const shared = (...seconds: readonly number[]) =>
  seconds.map((after, at) => {
    const offer = Offer.made(`o${at}`, 's1', offerDetails, { at: monday, today: '2026-11-23' });
    offer.share({ at: new Date(monday.getTime() + after * 1_000), today: '2026-11-23' });
    return { offer, submission, standing: 'open' as const };
  });

describe('announcedTogether', () => {
  it.each([
    ['one alone', [0], [['o0']]],
    ['two at the same moment in the later’s email', [0, 0], [[], ['o0', 'o1']]],
    ['two within a minute in the later’s email', [0, 60], [[], ['o0', 'o1']]],
    ['two that are further apart each in its own', [0, 61], [['o0'], ['o1']]],
    ['a run without a pause in the last one’s', [0, 50, 100], [[], [], ['o0', 'o1', 'o2']]],
    ['a run, and what came after a pause', [0, 50, 200], [[], ['o0', 'o1'], ['o2']]],
    ['those that were recorded the other way round', [50, 0], [['o1', 'o0'], []]],
  ])('announces %s', (_which, seconds, announced) => {
    const offers = shared(...seconds);

    expect(offers.map(({ offer }) => announcedTogether(offers, offer.id).map((one) => one.offer.id))).toEqual(
      announced,
    );
  });

  it('does not announce an offer that is not shared', () => {
    expect(announcedTogether(shared(0), 'o9')).toEqual([]);
  });
});
