import { longDate, longDateAndTime } from '@/shared/lib/dates';

it('writes a long date', () => expect(longDate('2026-03-12T09:30:00.000Z')).toBe('12 March 2026'));

it('goes by the clock in London, in summer too', () => {
  expect(longDate('2026-06-30T23:30:00.000Z')).toBe('1 July 2026');
  expect(longDateAndTime('2026-06-30T23:30:00.000Z')).toBe('1 July 2026, 00:30');
  expect(longDateAndTime('2026-03-12T09:30:00.000Z')).toBe('12 March 2026, 09:30');
});
