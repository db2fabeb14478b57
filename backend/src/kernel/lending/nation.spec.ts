import { fc } from '#test/properties.js';
import { nationOfPostcodeIn } from './nation.js';

const AREAS = {
  England:
    'AL B BA BB BD BH BL BN BR BS CA CB CH CM CO CR CT CV CW DA DE DH DL DN DT DY E EC EN EX FY GL GU HA HD HG HP ' +
    'HR HU HX IG IP KT L LA LE LN LS LU M ME MK N NE NG NN NR NW OL OX PE PL PO PR RG RH RM S SE SG SK SL SM SN SO ' +
    'SP SR SS ST SW SY TA TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO',
  Scotland: 'AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE',
  Wales: 'CF LD LL NP SA',
  'Northern Ireland': 'BT',
};
const areas = Object.entries(AREAS).flatMap(([nation, list]) =>
  list.split(' ').map((area) => ({ nation, area })),
);

describe('nationOfPostcodeIn', () => {
  it('lists the 121 postcode areas of the United Kingdom', () => {
    expect(new Set(areas.map(({ area }) => area)).size).toBe(121);
    for (const { nation, area } of areas)
      expect([area, nationOfPostcodeIn(`${area}2 1AA`)]).toEqual([area, nation]);
  });

  it.each([
    ['Flat 2, 14 Buchanan Street, Glasgow G1 3HL', 'Scotland'],
    ['1 high street, cardiff, cf101ep', 'Wales'],
    ['Belfast BT1\u00A05GS, UK', 'Northern Ireland'],
    ['10 Downing Street\nLondon\nSW1A 2AA', 'England'],
    ['EC1A  1BB', 'England'],
    ['W1A0AX', 'England'],
    ['N1C 4AG.', 'England'],
    ['(M2 5DB)', 'England'],
    ['Unit E1, Kelvin Way, Glasgow G3 7TA', 'Scotland'],
    ['Unit E1 1st floor, Glasgow G2 1AB', 'Scotland'],
  ])('finds the postcode in %j', (text, nation) => {
    expect(nationOfPostcodeIn(text)).toBe(nation);
  });

  it.each([
    ['CH5 3US', 'Wales'],
    ['CH7 1AP', 'Wales'],
    ['CH2 2HU', 'England'],
    ['SY1 1LH', 'England'],
    ['SY11 1AA', 'England'],
    ['SY16 2PN', 'Wales'],
    ['SY23 2AX', 'Wales'],
    ['TD1 3AA', 'Scotland'],
    ['DG14 0AA', 'Scotland'],
    ['CA7 1AA', 'England'],
    ['LL11 1AA', 'Wales'],
  ])('returns the nation of %j, near the border', (text, nation) => {
    expect(nationOfPostcodeIn(text)).toBe(nation);
  });

  it.each([
    ...['CH1 2HU', 'CH4 0DQ', 'GL16 8PB', 'HR3 5AA', 'HR5 3NZ', 'LD7 1LA', 'LD8 2AA', 'LL14 5AA', 'NP7 8EB'],
    ...[
      'NP16 5AB',
      'NP25 3AA',
      'SY5 9AR',
      'SY7 8PJ',
      'SY9 5JP',
      'SY10 1AA',
      'SY13 3AD',
      'SY14 7AN',
      'SY15 6AA',
    ],
    ...['SY21 8AA', 'SY22 6AA', 'CA6 5AA', 'DG16 5EA', 'TD5 8AR', 'TD9 0TJ', 'TD12 4AA', 'TD15 1AB'],
    'Berwick TD15 1AB and Edinburgh EH1 1AA',
  ])('returns no nation for %j, whose district crosses a border', (text) => {
    expect(nationOfPostcodeIn(text)).toBeNull();
  });

  it.each([
    ...[
      '',
      'London',
      'A1 1AA',
      'ZZ1 1AA',
      'AA1 1AA',
      'G1',
      'G1 1A',
      'G1 1AAA',
      'G01 1AA',
      'G1 OAA',
      'G111 1AA',
      'G1 1CI',
    ],
    ...['XG1 1AA', 'EH1A 1AA', 'M1A 1AA', 'BF1 3AA', 'GIR 0AA', '1G1 1AA', 'E1 1st floor'],
    // Crown dependencies are in no nation, and two nations are no answer.
    ...['GY1 1AA', 'JE2 3AB', 'IM1 1AA', 'Glasgow G1 1AA and Cardiff CF10 1AA'],
  ])('returns no nation for %j', (text) => {
    expect(nationOfPostcodeIn(text)).toBeNull();
  });

  it('ignores case, spacing and surrounding text', () => {
    const around = fc.constantFrom('', ' ', ', ', '\n', ' - ', ' (', ') ');

    fc.assert(
      fc.property(
        fc.constantFrom(...areas),
        fc.tuple(around, around, fc.constantFrom('', ' ', '\u00A0', '  '), fc.boolean()),
        ({ nation, area }, [before, after, gap, lower]) => {
          const postcode = `${area}2${gap}9XY`;

          expect(nationOfPostcodeIn(`${before}${lower ? postcode.toLowerCase() : postcode}${after}`)).toBe(
            nation,
          );
        },
      ),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([null, 'England', 'Scotland', 'Wales', 'Northern Ireland']).toContain(
          nationOfPostcodeIn(text),
        );
      }),
    );
  });

  it.each(['G', '1', ' ', 'G1 ', 'EC1', 'A1'])('handles 50 KB of %j without slowing down', (part) => {
    expect(nationOfPostcodeIn(`G${part.repeat(50_000 / part.length)}!`)).toBeNull();
  });
});
