import { fc } from '#test/properties.js';
import { addBusinessMinutes, businessMinutesBetween } from './business-hours.js';

/* Times with +01:00 are British Summer Time, with Z Greenwich Mean Time. */
const twoHoursAfter = (from: string): string => addBusinessMinutes(new Date(from), 120).toISOString();
const utc = (time: string): string => new Date(time).toISOString();

describe('Business hours', () => {
  describe('two business hours', () => {
    it.each([
      ['within a day', '2026-11-18T10:15:30.250Z', '2026-11-18T12:15:30.250Z'],
      ['from the opening', '2026-11-18T09:00:00Z', '2026-11-18T11:00:00Z'],
      ['from the night before', '2026-11-18T03:20:00Z', '2026-11-18T11:00:00Z'],
      ['up to the close', '2026-11-18T16:00:00Z', '2026-11-18T18:00:00Z'],
      ['over the night', '2026-11-18T17:30:00Z', '2026-11-19T10:30:00Z'],
      ['from the close', '2026-11-18T18:00:00Z', '2026-11-19T11:00:00Z'],
      ['over a weekend', '2026-11-20T17:00:00Z', '2026-11-23T10:00:00Z'],
      ['from a Saturday', '2026-11-21T12:00:00Z', '2026-11-23T11:00:00Z'],
      ['over Christmas 2026, with Boxing Day on a Saturday', '2026-12-24T17:00:00Z', '2026-12-29T10:00:00Z'],
      [
        'over Easter 2026, with the clocks already forward',
        '2026-04-02T17:00:00+01:00',
        '2026-04-07T10:00:00+01:00',
      ],
      ['from a bank holiday', '2026-05-04T10:00:00+01:00', '2026-05-05T11:00:00+01:00'],
      ['over New Year 2028, which is a Saturday', '2027-12-31T17:00:00Z', '2028-01-04T10:00:00Z'],
      ['in summer', '2026-07-01T08:59:00+01:00', '2026-07-01T11:00:00+01:00'],
      ['over the night in which clocks go forward', '2026-03-27T17:00:00Z', '2026-03-30T10:00:00+01:00'],
      ['from that night itself', '2026-03-29T01:30:00Z', '2026-03-30T11:00:00+01:00'],
      ['over the night in which clocks go back', '2026-10-23T17:00:00+01:00', '2026-10-26T10:00:00Z'],
      ['from its first hour that comes twice', '2026-10-25T01:30:00+01:00', '2026-10-26T11:00:00Z'],
      ['from its second', '2026-10-25T01:30:00Z', '2026-10-26T11:00:00Z'],
    ])('%s', (_when, from, due) => {
      expect(twoHoursAfter(from)).toBe(utc(due));
    });
  });

  describe('the business hours between two moments', () => {
    it.each([
      ['a part of a day', '2026-11-18T10:00:00Z', '2026-11-18T11:30:59Z', 90],
      ['a night', '2026-11-18T17:00:00Z', '2026-11-19T10:00:00Z', 120],
      ['a weekend alone', '2026-11-20T18:00:00Z', '2026-11-23T09:00:00Z', 0],
      ['a week', '2026-11-16T12:00:00Z', '2026-11-23T12:00:00Z', 5 * 540],
      ['a week with a bank holiday', '2026-05-01T12:00:00+01:00', '2026-05-08T12:00:00+01:00', 4 * 540],
      ['a week in which clocks go forward', '2026-03-25T12:00:00Z', '2026-04-01T12:00:00+01:00', 5 * 540],
      ['a way back', '2026-11-19T10:00:00Z', '2026-11-18T10:00:00Z', 0],
    ])('%s', (_what, from, to, minutes) => {
      expect(businessMinutesBetween(new Date(from), new Date(to))).toBe(minutes);
    });

    it('returns the number of minutes added, from any start', () => {
      const moments = fc.date({
        min: new Date('2025-01-01'),
        max: new Date('2030-01-01'),
        noInvalidDate: true,
      });

      fc.assert(
        fc.property(moments, fc.integer({ min: 1, max: 5_000 }), (from, minutes) => {
          expect(businessMinutesBetween(from, addBusinessMinutes(from, minutes))).toBe(minutes);
        }),
      );
    });
  });
});
