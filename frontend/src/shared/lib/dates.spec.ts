import {
  clockTime,
  dayAndMonth,
  daysUntil,
  longDate,
  longDateAndTime,
  monthAndYear,
  monthFirstDate,
  shortDate,
  shortMonth,
} from '@/shared/lib/dates';

describe('Dates', () => {
  it('format a long date', () => expect(longDate('2026-03-12T09:30:00.000Z')).toBe('12 March 2026'));

  it('use London time, also in summer', () => {
    expect(longDate('2026-06-30T23:30:00.000Z')).toBe('1 July 2026');
    expect(longDateAndTime('2026-06-30T23:30:00.000Z')).toBe('1 July 2026, 00:30');
    expect(longDateAndTime('2026-03-12T09:30:00.000Z')).toBe('12 March 2026, 09:30');
  });

  it('format a month, also one from the API', () => {
    expect(monthAndYear('2026-11')).toBe('November 2026');
    expect(monthAndYear('2026-06-30T23:30:00.000Z')).toBe('July 2026');
    expect(shortMonth('2026-07')).toBe('Jul');
    expect(shortMonth('2026-09')).toBe('Sep');
  });

  it('format a short date with a three-letter month', () => {
    expect(shortDate('2026-03-02T09:30:00.000Z')).toBe('02 Mar 2026');
    expect(shortDate('2026-09-12T09:30:00.000Z')).toBe('12 Sep 2026');
  });

  it('format day and month only', () => {
    expect(dayAndMonth('2026-09-07')).toBe('7 Sep');
    expect(dayAndMonth('2026-11-16')).toBe('16 Nov');
  });

  it('format a date with its month first', () => {
    expect(monthFirstDate('2026-03-02T09:30:00.000Z')).toBe('Mar 2, 2026');
    expect(monthFirstDate('2026-06-30T23:30:00.000Z')).toBe('Jul 1, 2026');
  });

  it.each([
    ['2026-03-29T00:59:59.999Z', '00:59'],
    ['2026-03-29T01:00:00.000Z', '02:00'],
    ['2026-10-25T00:59:59.999Z', '01:59'],
    ['2026-10-25T01:00:00.000Z', '01:00'],
  ])('change the clocks at %s', (moment, time) => {
    expect(clockTime(moment)).toBe(time);
  });

  it.each([
    ['2026-10-24', -1],
    ['2026-10-25', 0],
    ['2026-10-26', 1],
    ['2026-11-01', 7],
  ])('count the days until %s', (day, days) => {
    expect(daysUntil(day, '2026-10-25')).toBe(days);
  });

  it('reject an invalid time', () => {
    expect(() => longDate('yesterday')).toThrow(RangeError);
  });
});
