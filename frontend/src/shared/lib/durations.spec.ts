import { formatDuration } from '@/shared/lib/durations';

describe('formatDuration', () => {
  it.each([
    [0, '1 minute'],
    [45, '45 minutes'],
    [60, '1 hour'],
    [179, '3 hours'],
    [2_879, '48 hours'],
    [2_880, '2 days'],
    [14_400, '10 days'],
  ])('formats %d minutes as %s', (minutes, words) => {
    expect(formatDuration(minutes)).toBe(words);
  });

  it('formats business time in hours, however many', () => {
    expect(formatDuration(3_240, { hoursOnly: true })).toBe('54 hours');
    expect(formatDuration(45, { hoursOnly: true })).toBe('45 minutes');
  });
});
