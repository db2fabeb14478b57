import { readProducts } from '../lending/product.js';
import { readPlaces } from './places.js';
import { propertyTypes } from './property-types.js';
import { sectors } from './sectors.js';

/* A broker's reading, decided before running the code; an item followed by a denial is never accepted. */

const GB = ['England', 'Scotland', 'Wales'];

describe('Denied items', () => {
  describe('a list of places', () => {
    const read = (text: string) => {
      const reach = readPlaces(text);
      return reach && { nations: [...reach.nations].sort(), leftOut: [...reach.leftOut].sort() };
    };

    it.each<[string, string[], string[]]>([
      ['England: Yes; Scotland: No', ['England'], ['Scotland']],
      ['England: yes, Scotland: no, Wales: yes', ['England', 'Wales'], ['Scotland']],
      ['England=Y; Scotland=N', ['England'], ['Scotland']],
      ['England (yes), Scotland (no)', ['England'], ['Scotland']],
      ['England (Y) Scotland (N) Wales (Y)', ['England', 'Wales'], ['Scotland']],
      ['England yes Scotland no Wales yes', ['England', 'Wales'], ['Scotland']],
      ['England Y, N Ireland Y, Scotland N', ['England', 'Northern Ireland'], ['Scotland']],
      ['England - yes\nScotland - no', ['England'], ['Scotland']],
      ['England ✓ Scotland ✗ Wales ✓', ['England', 'Wales'], ['Scotland']],
      ['England✓ Scotland✗', ['England'], ['Scotland']],
      ['✓ England ✗ Scotland ✓ Wales', ['England', 'Wales'], ['Scotland']],
      ['✔️ England, Wales ❌ Scotland, NI', ['England', 'Wales'], ['Northern Ireland', 'Scotland']],
      ['[x] England [ ] Scotland', ['England'], ['Scotland']],
      ['☑ England ☐ Scotland', ['England'], ['Scotland']],
      ['England + Wales - NI', ['England', 'Wales'], ['Northern Ireland']],
      ['England + Wales + Scotland - NI', GB, ['Northern Ireland']],
      ['UK, Scotland - no', ['England', 'Northern Ireland', 'Wales'], ['Scotland']],
      ['UK; Scotland not covered', ['England', 'Northern Ireland', 'Wales'], ['Scotland']],
      ['UK; Scotland and NI: not considered', ['England', 'Wales'], ['Northern Ireland', 'Scotland']],
      ['UK, NI excluded', GB, ['Northern Ireland']],
      ['UK (NI excluded)', GB, ['Northern Ireland']],
      ['UK (NI: no)', GB, ['Northern Ireland']],
      ['GB; NI: n/a', GB, ['Northern Ireland']],
      ['UK excl NI', GB, ['Northern Ireland']],
      ['UK - excludes NI', GB, ['Northern Ireland']],
      ['UK. Excluded: NI'.replace('.', ';'), GB, ['Northern Ireland']],
      ['Yes: England, Wales; No: Scotland, NI', ['England', 'Wales'], ['Northern Ireland', 'Scotland']],
      ['Covered: England; Not covered: Scotland', ['England'], ['Scotland']],
      ['England: Yes; Scotland: No - too remote', ['England'], ['Scotland']],
      ['Scotland - no', [], ['Scotland']],
      ['Scotland: No', [], ['Scotland']],
      ['Scotland ✗', [], ['Scotland']],
      ['No Northern Ireland', [], ['Northern Ireland']],
      ['Not Scotland or NI', [], ['Northern Ireland', 'Scotland']],
      ['All except Scotland', ['England', 'Northern Ireland', 'Wales'], ['Scotland']],
      ['UK (not IoM/CI)', [...GB, 'Northern Ireland'].sort(), []],
      ['UK excluding the Channel Islands and Isle of Man', [...GB, 'Northern Ireland'].sort(), []],
      ['England: yes; Exclusions: none', ['England'], []],
      ['England accepted, Wales considered', ['England', 'Wales'], []],
      ['England - Wales', ['England', 'Wales'], []],
      // Neither a yes nor a no.
      ['England: x; Scotland: x', [], []],
      ['Scotland: by exception', [], []],
      ['England: yes; Scotland: tbc', ['England'], []],
      ['Scotland: Yes/No', [], []],
      ['England: Yes; Scotland: yes - central belt only', ['England'], []],
      ['UK - NI', [], []],
      ['UK - England & Wales', [], []],
    ])('reads “%s” as covering %j and excluding %j', (text, nations, leftOut) => {
      expect(read(text)).toEqual({ nations, leftOut });
    });
  });

  describe('a list of property types', () => {
    const read = (text: string) => {
      const { terms, exceptions } = propertyTypes.readList(text);
      return [terms, exceptions].map((list) => list.map(({ key }) => propertyTypes.nameOf(key) ?? key));
    };

    it.each<[string, string[], string[]]>([
      ['Residential: yes; Land: no', ['residential'], ['land']],
      ['Residential: Y, HMO: N', ['residential'], ['hmo']],
      ['Residential ✓ Land ✗', ['residential'], ['land']],
      ['✓ Residential, HMO ✗ Land', ['residential', 'hmo'], ['land']],
      ['Residential / Land (no)', ['residential'], ['land']],
      ['Residential, land - no', ['residential'], ['land']],
      ['Residential, land not accepted', ['residential'], ['land']],
      ['Residential + HMO - land', ['residential', 'hmo'], ['land']],
      ['Residential yes land no', ['residential'], ['land']],
      ['Land: no', [], ['land']],
      ['Land: no - too risky', [], ['land']],
      ['Not accepted: land, pubs', [], ['land', 'pub']],
      ['Commercial considered; land excluded', ['commercial'], ['land']],
      ['Land (no planning), offices', ['land', 'office'], []],
      ['Land with no planning: yes', ['land'], []],
      ['Residential - no HMO', ['residential'], ['hmo']],
    ])('reads “%s” as %j without %j', (text, terms, exceptions) => {
      expect(read(text)).toEqual([terms, exceptions]);
    });
  });

  describe('a list of sectors that are excluded', () => {
    const read = (text: string) => {
      const { terms, exceptions, exempted: spared } = sectors.readList(text, 'excluded');
      return [[...terms, ...exceptions], spared].map((list) =>
        list.map(({ key }) => sectors.nameOf(key) ?? key),
      );
    };

    it.each<[string, string[], string[]]>([
      ['Gambling: no; Retail: yes', ['retail'], ['gambling']],
      ['Gambling: no', [], ['gambling']],
      ['Gambling ✗, Arms ✓', ['arms'], ['gambling']],
      ['Gambling (n/a), arms', ['arms'], ['gambling']],
      ['Gambling considered, arms declined', ['arms'], ['gambling']],
      ['Gambling: not accepted', ['gambling'], []],
      ['Gambling: excluded; arms: not excluded', ['gambling'], ['arms']],
      ['No gambling', ['gambling'], []],
      ['Excluded: gambling', ['gambling'], []],
      ['gambling, arms', ['gambling', 'arms'], []],
    ])('reads “%s” as excluding %j but not %j', (text, excluded, spared) => {
      expect(read(text)).toEqual([excluded, spared]);
    });
  });

  describe('a list of sectors that are lent to', () => {
    it.each<[string, string[], string[]]>([
      ['Retail: yes, Gambling: no', ['retail'], ['gambling']],
      ['Retail ✓ Gambling ✗', ['retail'], ['gambling']],
      ['Hospitality (pubs: no)', ['hospitality'], ['pub']],
    ])('reads “%s” as %j without %j', (text, named, leftOut) => {
      const { terms, exceptions } = sectors.readList(text);
      const names = [terms, exceptions].map((list) => list.map(({ key }) => sectors.nameOf(key) ?? key));

      expect(names).toEqual([named, leftOut]);
    });
  });

  describe('a list of products', () => {
    it.each<[string, string[]]>([
      ['Term loans: yes; MCA: no', ['business-loans']],
      ['Term loans ✓ MCA ✗ HP ✓', ['business-loans', 'asset-finance']],
      ['✓ Term loans ✗ MCA', ['business-loans']],
      ['Term loans (Y), MCA (N)', ['business-loans']],
      ['Term loans / MCA - no', ['business-loans']],
      ['Term loans, MCA not offered', ['business-loans']],
      ['Term loans: yes / MCA: n/a', ['business-loans']],
      ['MCA: no', []],
      ['MCA: no - withdrawn in May', []],
      ['Yes: MCA', ['merchant-cash-advance']],
    ])('reads “%s” as %j', (text, products) => {
      expect(readProducts(text)).toEqual({ products, unknown: [] });
    });
  });
});
