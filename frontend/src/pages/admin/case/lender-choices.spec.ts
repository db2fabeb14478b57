import { called, lenderChoices } from '@/pages/admin/case/lender-choices';
import { buildLender, buildMatch, buildAnswer } from '@/testing/build-match';

const matched = (name: string, found: Parameters<typeof buildMatch>[0] = {}) =>
  buildMatch({ lender: buildLender({ name }), ...found });
const nearMiss = (name: string, reason: string) => ({
  ...buildAnswer().nearMisses[0],
  lender: buildLender({ name }),
  reason,
});

describe('lenderChoices', () => {
  describe('lenderChoices', () => {
    it.each([
      ['a strong match', matched('Alba'), 'Match, 86%, strong', 'Ready to send'],
      [
        'a match with a high score of which more is to confirm',
        matched('Alba', {
          fit: 'fits',
          toConfirm: 2,
          unconfirmed: ['No sector given', 'No credit score given'],
        }),
        'Match, 86%',
        'Check first: No sector given; No credit score given',
      ],
      [
        'a match with open points',
        matched('Alba', { score: 52, unconfirmed: ['LTV'], mismatches: ['Over the stated range'] }),
        'Match, 52%',
        'Check first: Over the stated range; LTV',
      ],
    ])('marks %s', (_which, match, mark, note) => {
      expect(lenderChoices(buildAnswer({ matches: [match] }), [])).toEqual([{ name: 'Alba', mark, note }]);
    });

    it('lists matches, near misses with their reasons, then every other lender of the directory', () => {
      const answer = buildAnswer({
        matches: [matched('Corrie')],
        nearMisses: [nearMiss('Brae', 'Lends from £250,000')] as never,
      });

      expect(lenderChoices(answer, ['Alba', 'Brae', 'Corrie', 'Dunmore'])).toEqual([
        { name: 'Corrie', mark: 'Match, 86%, strong', note: 'Ready to send' },
        { name: 'Brae', mark: 'Near miss', note: 'Lends from £250,000' },
        { name: 'Alba', mark: 'Not matched', note: null },
        { name: 'Dunmore', mark: 'Not matched', note: null },
      ]);
    });

    it('says that the others are not among the best when matches are truncated', () => {
      const answer = buildAnswer({ matches: [matched('Corrie')], totalMatches: 2 });

      expect(lenderChoices(answer, ['Alba'])[1]).toEqual({
        name: 'Alba',
        mark: 'Not among the best matches',
        note: null,
      });
    });
  });

  describe('called', () => {
    it.each([
      ['', ['Alba Bank', 'Brae']],
      [' alba', ['Alba Bank']],
      ['BANK', ['Alba Bank']],
      ['corrie', []],
    ])('finds for %j %j', (part, names) => {
      const choices = lenderChoices(buildAnswer({ matches: [] }), ['Alba Bank', 'Brae']);

      expect(called(choices, part).map(({ name }) => name)).toEqual(names);
    });
  });
});
