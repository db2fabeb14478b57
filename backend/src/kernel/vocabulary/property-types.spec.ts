import { fc } from '#test/properties.js';
import { PROPERTY_TYPES, propertyTypes } from './property-types.js';

const named = (text: string) => propertyTypes.readList(text).terms.map(({ key }) => key);

/** Each word, alone and in a list, is read as its key. */
const SPELLINGS: Record<string, string> = {
  residential:
    'Residential, resi, RESI, Resid, Residential property, residential properties, resi property, All residential, residential only, Residential security, Dwellings, UK residential',
  commercial:
    'Commercial, commercial property, Commercial properties, all commercial, Commercial (all types), commercial premises, commercial units, Comm, Fully commercial, Commercial investment, commercial mortgages, Commercial owner-occupied, Any commercial, business premises',
  'mixed use':
    'Mixed use, mixed-use, MIXED USE, mixed, Semi-commercial, semi commercial, semi comm, semi-comm, Semi-Comm., semicommercial, Mixed use property, semi-commercial properties, part commercial, shop with flat above, Shops with flats above, Live/work'.replace(
      'Live/work',
      'Live-work',
    ),
  hmo:
    'HMO, HMOs, hmo, HMO’s, H.M.O'.replace(', H.M.O', '') +
    ', House in multiple occupation, houses in multiple occupation, HMO property, multi-let, Multi let, licensed HMOs, small HMO, large HMOs, HMO only',
  land: 'Land, land only, bare land, Land without planning, land (no planning), brownfield land, greenfield, raw land, strategic land',
  agricultural: 'Agricultural, agri, farms, farmland, Agriculture, rural, equestrian',
  office: 'Office, offices, Office blocks, office buildings, Office space, serviced offices, business centre',
  retail:
    'Retail, retail units, retail premises, retail parks, shopping centres, Retail property, Supermarket',
  shop: 'Shop, shops, lock-up shop, lock up shops, high street shops, convenience stores',
  industrial:
    'Industrial, industrial units, Industrial property, industrial premises, factory, factories, workshops, Industrial estates',
  'light industrial': 'Light industrial, light industrial units, Light-industrial, light ind',
  warehouse:
    'Warehouse, warehouses, warehousing, Warehouse units, logistics, distribution centres, storage, self-storage, depots',
  leisure:
    'Leisure, leisure property, gyms, cinemas, hospitality, leisure centres, holiday parks, night clubs',
  hotel: 'Hotel, hotels, guest houses, guesthouse, B&B, B&Bs, bed and breakfast, hostels, aparthotels',
  pub: 'Pub, pubs, public house, public houses, licensed premises, bars',
  restaurant: 'Restaurant, restaurants, cafes, Café, coffee shops, takeaways, take-aways, fast food',
  'care home':
    'Care home, care homes, Care-homes, carehome, nursing home, nursing homes, residential care homes, elderly care',
  healthcare:
    'Healthcare, health care, medical, medical centres, dental practices, dentists, GP surgeries, doctors surgery, surgeries, clinics, pharmacies, vets, hospitals',
  nursery: 'Nursery, nurseries, day nurseries, Day nursery, children’s nurseries, childcare',
  house:
    'House, houses, detached houses, terraced house, bungalow, bungalows, cottages, town houses, semi-detached house, townhouse',
  flat: 'Flat, flats, studio flats, maisonettes, ex-council flats, Studios, penthouse',
  apartment: 'Apartment, apartments, apartment blocks',
  'residential investment':
    'Residential investment, residential investments, resi investment, BTL, buy-to-let, Buy to let property, rental property, AST, ASTs, single lets, residential lettings',
  'residential block': 'Residential block, residential blocks, block of flats, blocks of flats',
  'new build': 'New build, new-build, new builds, newbuild, New build flats, new build houses',
  'build to rent': 'Build to rent, build-to-rent, BTR, PRS, private rented sector, multifamily',
  'later living':
    'Later living, retirement living, retirement homes, assisted living, extra care, senior living, sheltered housing',
  'holiday let':
    'Holiday let, holiday lets, furnished holiday lets, FHL, FHLs, holiday homes, holiday cottages, Holiday-let',
  'short term let':
    'Short-term let, short term lets, short-term lets, short lets, serviced accommodation, serviced apartments, Airbnb, short term rental',
  'student let': 'Student let, student lets, student letting, student houses',
  'student accommodation':
    'Student accommodation, PBSA, purpose-built student accommodation, student housing, student blocks, Students, student',
  mufb: 'MUFB, MUFBs, Multi-unit freehold block, multi unit freehold blocks, multi-unit, multi units, MUB, multi-unit block, Freehold blocks, freehold block of flats',
  'above commercial':
    'Above commercial, flats above shops, flat above commercial, flats above commercial, flat over shop, above shops, residential above commercial',
  'land with planning':
    'Land with planning, land with planning permission, land with PP, land (with planning), land with outline planning, consented land, sites with planning',
  'development land':
    'Development land, development sites, development site, land for development, development plots, residential land',
  'building plot':
    'Building plot, building plots, plot, plots, building land, residential plots, plots of land, self-build plots',
};

describe('propertyTypes', () => {
  it.each(Object.entries(SPELLINGS))('reads every word for %s, alone and in a list', (name, spellings) => {
    const key = propertyTypes.keyOf(name);
    const texts = spellings.split(', ');

    expect(propertyTypes.isKnown(name)).toBe(true);
    expect(
      texts.map((text) => [text, propertyTypes.keyOf(text), named(`stables, ${text}; gravel pits`)]),
    ).toEqual(texts.map((text) => [text, key, ['stable', key, 'gravelpit']]));
  });

  it.each([
    ['Resi/Commercial', ['residential', 'commercial']],
    ['Residential & commercial', ['residential', 'commercial']],
    ['residential and HMO', ['residential', 'hmo']],
    ['Resi + semi-comm', ['residential', 'mixeduse']],
    ['Resi, Comm & Semi-comm', ['residential', 'commercial', 'mixeduse']],
    ['Residential; HMO | MUFB\nland', ['residential', 'hmo', 'mufb', 'land']],
    ['Commercial (office, retail)', ['office', 'retail']],
    ['HMO (house in multiple occupation)', ['hmo']],
    ['Commercial (max 65%)', ['commercial']],
    ['Residential (including HMOs)', ['residential', 'hmo']],
    ['Houses, flats and bungalows', ['house', 'flat', 'house']],
    ['HMO (experienced landlords, max 6 beds), land', ['hmo', 'land']],
    ['residential, other', ['residential']],
    ['commercial to residential conversion', ['commercialtoresidentialconversion']],
  ])('reads the list %j', (text, keys) => {
    expect(named(text)).toEqual(keys);
    expect(propertyTypes.readList(text)).toMatchObject({ all: false, exceptions: [] });
  });

  it.each([
    'All',
    'all types',
    'All property types',
    'all property',
    'any',
    'Any property',
    'Any type',
    'all types of property',
    'All asset classes',
    'All types considered',
    'all security types',
    'Every type',
    'Anything',
    'Everything',
    'unrestricted',
    'No restrictions',
    'no property restrictions',
    'All types (UK)',
    'residential, all types',
  ])('reads %j as all types', (text) => {
    expect(propertyTypes.readList(text).all).toBe(true);
  });

  it.each([
    ['All types except land', { all: true, terms: [], exceptions: ['land'] }],
    ['All (excl. HMOs, pubs)', { all: true, terms: [], exceptions: ['hmo', 'pub'] }],
    ['Residential (no HMO)', { all: false, terms: ['residential'], exceptions: ['hmo'] }],
    ['Residential, not land', { all: false, terms: ['residential'], exceptions: ['land'] }],
  ])('separates the types that %j excludes', (text, { all, terms, exceptions }) => {
    const list = propertyTypes.readList(text);

    expect(list.all).toBe(all);
    expect(list.terms.map(({ key }) => key)).toEqual(terms);
    expect(list.exceptions.map(({ key }) => key)).toEqual(exceptions);
  });

  it.each(['', '-', 'n/a', 'none', 'TBC', 'property', 'Property security', 'Various', 'most types'])(
    'finds no type in %j',
    (text) => {
      expect(propertyTypes.readList(text)).toEqual({ all: false, terms: [], exceptions: [], exempted: [] });
    },
  );

  it('gives each word one meaning and each subtype a parent', () => {
    const words = PROPERTY_TYPES.flatMap(({ name, also }) =>
      [name, ...also.split(',')].map((word) => ({ name, word })),
    );

    for (const { name, word } of words)
      expect([word, propertyTypes.keyOf(word)]).toEqual([word, propertyTypes.keyOf(name)]);
    for (const { kindOf = [] } of PROPERTY_TYPES)
      for (const wider of kindOf) expect(PROPERTY_TYPES.map(({ name }) => name)).toContain(wider);
  });

  it('knows which types are subtypes of which', () => {
    expect(propertyTypes.isKindOf('office', 'commercial')).toBe(true);
    expect(propertyTypes.isKindOf(propertyTypes.keyOf('light industrial'), 'industrial')).toBe(true);
    expect(propertyTypes.isKindOf(propertyTypes.keyOf('light industrial'), 'commercial')).toBe(true);
    expect(propertyTypes.isKindOf('hmo', 'residential')).toBe(false);
    expect(propertyTypes.isKindOf('commercial', 'office')).toBe(false);
  });

  it('never throws, and stays fast on long text', () => {
    const part = fc.constantFrom('resi', ' & ', '(', ')', ',', ' and ', 'all', 'except', '/', 'HMO', ' ');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(part, { maxLength: 30 }).map((parts) => parts.join('')),
        ),
        (text) => {
          for (const { key, written } of propertyTypes.readList(text).terms) {
            expect(key).not.toBe('');
            expect(written).not.toBe('');
          }
        },
      ),
    );
  });

  it.each(['a', ' ', '/', '&', 'and ', '(', '()', ',', 'all except ', 'not ', 'resi ('])(
    'handles 50 KB of %j without slowing down',
    (part) => {
      expect(propertyTypes.readList(`x${part.repeat(50_000 / part.length)}x`)).toBeDefined();
    },
  );
});
