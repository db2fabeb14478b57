import { dueAt } from './answer-clock.js';
import { callbackBy } from './callback.js';

/** The sentence at a time for someone who applied then, or before. */
const sentenceAt = (now: string, receivedAt = now): string =>
  callbackBy(dueAt(new Date(receivedAt)), new Date(now)).sentence;

/* Times with +01:00 are British Summer Time, with Z Greenwich Mean Time. */
describe('Callback', () => {
  it.each([
    ['in the morning', '2026-11-18T10:15:00Z', 'We will call you today by 12:15.'],
    ['between two quarters of an hour', '2026-11-18T14:46:10Z', 'We will call you today by 17:00.'],
    ['two hours before closing', '2026-11-18T16:00:00Z', 'We will call you today by 18:00.'],
    ['a minute later', '2026-11-18T16:01:00Z', 'We will call you tomorrow by 09:15.'],
    ['before opening', '2026-11-18T06:30:00Z', 'We will call you today by 11:00.'],
    ['in the evening', '2026-11-18T21:30:00Z', 'We will call you tomorrow by 11:00.'],
    ['on a Friday evening', '2026-11-20T19:00:00Z', 'We will call you on Monday by 11:00.'],
    ['on a Saturday', '2026-11-21T12:00:00Z', 'We will call you on Monday by 11:00.'],
    ['on a Sunday', '2026-11-22T12:00:00Z', 'We will call you tomorrow by 11:00.'],
    [
      'at 16:59 on the last working day before Christmas',
      '2026-12-24T16:59:00Z',
      'We will call you on Tuesday 29 December by 10:00.',
    ],
    [
      'before Easter, with the clocks already forward',
      '2026-04-02T17:00:00+01:00',
      'We will call you on Tuesday 7 April by 10:00.',
    ],
    ['on a bank holiday', '2026-05-04T10:00:00+01:00', 'We will call you tomorrow by 11:00.'],
    ['in summer', '2026-07-01T10:00:00+01:00', 'We will call you today by 12:00.'],
  ])('states by when we call %s', (_when, now, sentence) => {
    expect(sentenceAt(now)).toBe(sentence);
  });

  it('says ‘today’ on the same date', () => {
    const friday = '2026-11-20T19:00:00Z';

    expect(sentenceAt('2026-11-23T08:00:00Z', friday)).toBe('We will call you today by 11:00.');
  });

  it('names no time once it has passed', () => {
    expect(sentenceAt('2026-11-18T12:16:00Z', '2026-11-18T10:15:00Z')).toBe(
      'We will call you as soon as we can.',
    );
  });

  it('rounds the time to a quarter of an hour', () => {
    const due = new Date('2026-11-18T12:02:30Z');

    expect(callbackBy(due, new Date('2026-11-18T10:00:00Z')).by).toBe('2026-11-18T12:15:00.000Z');
  });
});
