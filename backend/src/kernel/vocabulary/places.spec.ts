import { fc } from '#test/properties.js';
import type { Nation } from '../lending/nation.js';
import { readPlaces } from './places.js';

const GB: Nation[] = ['England', 'Scotland', 'Wales'];
const UK: Nation[] = [...GB, 'Northern Ireland'];

const read = (text: string) => {
  const reach = readPlaces(text);
  return reach && { nations: [...reach.nations].sort(), namesOtherAreas: reach.namesOtherAreas };
};

const SPELLINGS: [nations: Nation[], spellings: string[]][] = [
  [
    ['England'],
    [
      'England',
      'england only',
      'All England',
      'All of England',
      'Whole of England',
      'England-wide',
      'Throughout England',
      'Mainland England',
      'Eng',
      'ENGLAND ONLY.',
      'England (only)',
      'English',
      'Lends in England',
      'the whole of England',
    ],
  ],
  [
    ['Scotland'],
    [
      'Scotland',
      'Scotland only',
      'Only Scotland',
      'Scotland Only',
      'Scottish',
      'scotland wide',
      'Mainland Scotland',
      'Scottish businesses only',
      'Scotland (mainland)',
    ],
  ],
  [
    ['Wales'],
    ['Wales', 'wales only', 'All Wales', 'Wales-wide', 'Cymru', 'Welsh', 'All of Wales', 'Welsh businesses'],
  ],
  [
    ['Northern Ireland'],
    [
      'Northern Ireland',
      'N. Ireland',
      'N Ireland',
      'N.Ireland',
      'N.I.',
      'NI',
      'NI only',
      'Northern Ireland only',
      'All of Northern Ireland',
      'North Ireland',
      'Northern Irish',
      'Ulster',
    ],
  ],
  [
    ['England', 'Wales'],
    [
      'England and Wales',
      'England & Wales',
      'England/Wales',
      'England / Wales',
      'England, Wales',
      'England; Wales',
      'England + Wales',
      'England|Wales',
      'England\nWales',
      'England & Wales only',
      'England and Wales only',
      'E&W',
      'E & W',
      'Eng & Wales',
      'Wales and England',
      'England Wales',
      'England - Wales',
      'All England and Wales',
      'England plus Wales',
      'Both England and Wales',
      'UK (England and Wales only)',
      'UK excluding Scotland & NI',
      'UK (excl. Scotland, Northern Ireland)',
      'GB except Scotland',
      'Great Britain (not Scotland)',
      'UK, excluding Scotland and Northern Ireland',
      'UK but not Scotland or NI'.replace(' or ', ', '),
    ],
  ],
  [
    ['England', 'Scotland'],
    [
      'England and Scotland',
      'England/Scotland',
      'England & Scotland only',
      'Scotland, England',
      'GB excl Wales',
    ],
  ],
  [
    GB,
    [
      'GB',
      'G.B.',
      'Great Britain',
      'Britain',
      'Mainland UK',
      'UK mainland',
      'UK Mainland only',
      'mainland GB',
      'GB mainland',
      'Mainland',
      'Mainland Britain',
      'UK (mainland)',
      'UK mainland (England, Scotland, Wales)',
      'England, Scotland & Wales',
      'England, Wales and Scotland',
      'England/Scotland/Wales',
      'GB only',
      'Great Britain only',
      'All GB',
      'British mainland',
      'UK excluding NI',
      'UK excl. Northern Ireland',
      'UK (excl. NI)',
      'UK except Northern Ireland',
      'UK exc NI'.replace('exc ', 'excl '),
      'UK, not NI',
      'UK (not Northern Ireland)',
      'UK - excludes NI',
      'UK; no NI',
      'UK other than Northern Ireland',
      'UK apart from NI',
      'UK (England, Scotland, Wales)',
    ],
  ],
  [
    UK,
    [
      'UK',
      'U.K.',
      'uk only',
      'UK wide',
      'UK-wide',
      'UKwide',
      'All UK',
      'All of UK',
      'All of the UK',
      'Whole of UK',
      'Whole of the UK',
      'The whole UK',
      'Across the UK',
      'Throughout the UK',
      'Entire UK',
      'the UK',
      'Anywhere in the UK',
      'Anywhere',
      'Everywhere',
      'United Kingdom',
      'The United Kingdom',
      'Nationwide',
      'Nation-wide',
      'nationwide (UK)',
      'UK nationwide',
      'National',
      'UK national',
      'Nationally',
      'Countrywide',
      'All',
      'All areas',
      'All regions',
      'All UK regions',
      'All of UK considered',
      'Any',
      'Any location',
      'Any UK location',
      'Four nations',
      'All four nations',
      'All nations',
      'Home nations',
      'GB & NI',
      'GB and Northern Ireland',
      'GB + N. Ireland',
      'Great Britain & Northern Ireland',
      'United Kingdom of Great Britain and Northern Ireland',
      'England, Scotland, Wales, Northern Ireland',
      'England, Wales, Scotland & NI',
      'England/Scotland/Wales/NI',
      'UK (all)',
      'UK including NI',
      'UK inc. Northern Ireland',
      'UK (incl. Scotland)',
      'Pan-UK',
      'UK mainland & NI',
      'England, Wales, mainland Scotland and Northern Ireland',
      'British Isles',
      'No restrictions',
      'no geographic restrictions',
      'UK businesses only',
      'UK companies',
      'UK postcodes',
    ],
  ],
];

describe('PLACES', () => {
  describe.each(SPELLINGS)('%j', (nations, spellings) => {
    it.each(spellings)('%s', (text) => {
      expect(read(text)).toEqual({ nations: [...nations].sort(), namesOtherAreas: false });
    });
  });

  it.each<[string, Nation[]]>([
    ['Yorkshire', []],
    ['Yorkshire and the Humber', []],
    ['South East', []],
    ['South of England', []],
    ['North Wales', []],
    ['Most of Scotland', []],
    ['Scotland (central belt)', []],
    ['England (London)', []],
    ['Ireland', []],
    ['England excluding London', []],
    ['UK mainland excl. Highlands and Islands', []],
    ['West Midlands, Wales', ['Wales']],
    ['Scotland, Cumbria', ['Scotland']],
    ['England, Wales (Scotland by referral)', ['England']],
    ['UK & Ireland', UK],
    ['UK and ROI', UK],
    ['UK, Channel Islands', UK],
    ['UK (inc. Channel Islands)', UK],
    ['UK (excl. NI), Isle of Man', GB],
  ])('recognises %j as areas that are not a nation', (text, nations) => {
    expect(read(text)).toEqual({ nations: [...nations].sort(), namesOtherAreas: true });
  });

  it.each(['', ' ', '-', 'N/A', 'none', 'TBC', 'Not stated', 'Various'])('finds no place in %j', (text) => {
    expect(readPlaces(text)).toBeNull();
  });

  const everySpelling = fc.constantFrom(
    ...SPELLINGS.flatMap(([nations, spellings]) => spellings.map((spelling) => ({ nations, spelling }))),
  );

  it('ignores case and the kind of space', () => {
    fc.assert(
      fc.property(everySpelling, fc.constantFrom(' ', '\u00A0', '  '), ({ nations, spelling }, space) => {
        const text = ` ${spelling.toUpperCase().replaceAll(' ', space)} `;

        expect(read(text)?.nations).toEqual([...nations].sort());
      }),
    );
  });

  it('never returns a nation that the text does not name', () => {
    const part = fc.constantFrom(
      'England',
      'scotland',
      'only',
      'excluding',
      'north',
      'UK',
      '(',
      ')',
      ',',
      '/',
      ' & ',
      'mainland',
      'London',
      ' ',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(part).map((parts) => parts.join(' ')),
        ),
        (text) => {
          const { nations = [] } = read(text) ?? {};

          if (!/uk|[ea]ll|national|[a-z]*where|brit|gb|mainland|any|wide|full|whole|entire|uk/i.test(text)) {
            for (const nation of nations)
              expect(text.toLowerCase()).toContain(nation.slice(0, 1).toLowerCase());
          }
        },
      ),
    );
  });

  it.each(['a', ' ', '/', '&', 'and ', '(', '()', ',', 'UK excluding ', 'not '])(
    'handles 50 KB of %j without slowing down',
    (part) => {
      expect(readPlaces(`x${part.repeat(50_000 / part.length)}x`)?.nations.size ?? 0).toBeLessThanOrEqual(4);
    },
  );
});
