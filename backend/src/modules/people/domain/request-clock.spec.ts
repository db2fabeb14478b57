import { identityDueOn, latestDueOn, requestClock, type ClockFacts } from './request-clock.js';

const asked = (changes: Partial<ClockFacts> = {}): ClockFacts => ({
  receivedOn: '2026-10-05',
  identityConfirmedOn: '2026-10-05',
  feePence: null,
  feePaidOn: null,
  pauses: [],
  ...changes,
});
const dueOn = (changes: Partial<ClockFacts> = {}): unknown => {
  const clock = requestClock(asked(changes));
  return clock.state === 'running' ? clock.dueOn : clock;
};

describe('The deadline of a data request', () => {
  it('ends on the corresponding date a month later', () => {
    expect(dueOn()).toBe('2026-11-05');
  });

  it.each([
    ['a Saturday', { receivedOn: '2026-10-07', identityConfirmedOn: '2026-10-07' }, '2026-11-09'],
    ['Christmas', { receivedOn: '2026-11-25', identityConfirmedOn: '2026-11-25' }, '2026-12-29'],
    [
      'a day that February lacks',
      { receivedOn: '2026-01-31', identityConfirmedOn: '2026-01-31' },
      '2026-03-02',
    ],
  ])('ends on the next working day after %s', (_, changes, due) => {
    expect(dueOn(changes)).toBe(due);
  });

  it('starts on the latest of request, identity and fee', () => {
    expect(dueOn({ identityConfirmedOn: '2026-10-09' })).toBe('2026-11-09');
    expect(dueOn({ feePence: 1_000, feePaidOn: '2026-10-13' })).toBe('2026-11-13');
  });

  it('does not start before identity is confirmed and the fee is paid', () => {
    expect(dueOn({ identityConfirmedOn: null })).toEqual({ state: 'waiting', for: 'identity' });
    expect(dueOn({ feePence: 1_000 })).toEqual({ state: 'waiting', for: 'fee' });
  });

  it('pauses while the person is asked to clarify', () => {
    const open = [{ askedOn: '2026-10-08', answeredOn: null }];
    expect(dueOn({ pauses: open })).toEqual({ state: 'paused', since: '2026-10-08' });
    expect(dueOn({ pauses: [{ askedOn: '2026-10-08', answeredOn: '2026-10-12' }] })).toBe('2026-11-09');
  });

  it('ignores a pause before it starts', () => {
    const pauses = [{ askedOn: '2026-10-06', answeredOn: '2026-10-10' }];
    expect(dueOn({ identityConfirmedOn: '2026-10-09', pauses })).toBe('2026-11-10');
    expect(dueOn({ identityConfirmedOn: '2026-10-12', pauses })).toBe('2026-11-12');
  });

  it('says by when to confirm identity, and the latest date to answer, until identity is confirmed', () => {
    const waiting = { receivedOn: '2026-11-27', identityConfirmedOn: null };
    expect([identityDueOn(waiting), latestDueOn(waiting)]).toEqual(['2026-12-04', '2027-01-04']);
    const confirmed = { ...waiting, identityConfirmedOn: '2026-11-27' };
    expect([identityDueOn(confirmed), latestDueOn(confirmed)]).toEqual([null, null]);
  });

  it('is not affected by daylight saving changes', () => {
    expect(dueOn({ receivedOn: '2026-09-25', identityConfirmedOn: '2026-09-25' })).toBe('2026-10-26');
    const pauses = [{ askedOn: '2026-10-23', answeredOn: '2026-10-27' }];
    expect(dueOn({ receivedOn: '2026-10-01', identityConfirmedOn: '2026-10-01', pauses })).toBe('2026-11-05');
  });
});
