import { words } from '../text/text.js';
import { Kinds, type Entry } from './kinds.js';

/**
 * Every kind of property that the rule distinguishes: what it is a kind of, and how brokers and lenders write it.
 * Words that mean the same to a lender share a line.
 */
export const PROPERTY_TYPES: readonly Entry[] = [
  {
    name: 'residential',
    also: `resi, resid, res, domestic, residential security, dwelling, residential dwelling, housing, residential housing, home,
      private residential, residential real estate, resi security, C3, residential C3, standard residential`,
  },
  {
    name: 'commercial',
    also: `comm, commercial real estate, CRE, commercial investment, commercial owner occupied, owner occupied commercial,
      commercial owner occupier, commercial security, fully commercial, full commercial, pure commercial, 100% commercial,
      commercial let, commercial tenanted, tenanted commercial, vacant commercial, business property, business premises,
      trading premises, trading business, non residential`,
  },
  {
    name: 'mixed use',
    also: `mixed, mix use, mixed used, semi commercial, semi comm, semi com, semi, semicomm, part commercial, part residential part commercial,
      residential and commercial mix, resi commercial mix, residential commercial mix, mixed residential and commercial,
      mixed commercial and residential, mixed use commercial, mixed use residential, residential mixed use, commercial mixed use,
      commercial with residential, residential with commercial, shop with flat, shop with flats, shop with flat above,
      shop with flats above, shop with flat over, retail with flat above, retail with flats above, retail with residential above,
      retail with resi above, shop and flat, shop and upper, shop and upper parts, shop and uppers, live work, live work unit`,
  },
  {
    name: 'hmo',
    also: `house in multiple occupation, houses in multiple occupation, house of multiple occupation, houses of multiple occupation,
      home in multiple occupation, multiple occupation, multi let, multilet, multi let house, small HMO, large HMO, licensed HMO,
      licensable HMO, article 4 HMO, sui generis HMO, HMO investment, HMO and multi let, shared house, shared housing, room let, co living,
      bedsit`,
  },
  {
    name: 'land',
    also: `bare land, raw land, land only, land without planning, land with no planning, land no planning, land with or without planning,
      land with without planning, unconsented land, strategic land, greenfield, greenfield land, brownfield, brownfield land,
      land bank`,
  },
  {
    name: 'agricultural',
    also: 'agriculture, agri, farm, farmland, farm land, farmhouse, rural, equestrian, agricultural land, rural property, woodland, forestry',
  },
  // Kinds of commercial property.
  {
    name: 'office',
    kindOf: ['commercial'],
    also: 'office block, office building, office space, serviced office, business centre, business park, office and business',
  },
  {
    name: 'retail',
    kindOf: ['commercial'],
    also: 'retail premises, retail park, retail property, retail warehouse, shopping centre, high street retail, retail parade, supermarket, showroom, car showroom',
  },
  {
    name: 'shop',
    kindOf: ['commercial'],
    also: 'lock up shop, convenience store, high street shop, corner shop, parade of shops, shop parade, shopping parade',
  },
  {
    name: 'industrial',
    kindOf: ['commercial'],
    also: 'industrial premises, industrial estate, heavy industrial, general industrial, factory, workshop, manufacturing, manufacturing premises, manufacturing unit, trade counter, indust',
  },
  {
    name: 'light industrial',
    kindOf: ['commercial', 'industrial'],
    also: 'light industry, light ind, light indust, light industrial premises',
  },
  {
    name: 'warehouse',
    kindOf: ['commercial', 'industrial'],
    also: 'warehousing, warehouse and distribution, logistics, distribution centre, distribution warehouse, depot, storage, storage unit, self storage, storage and distribution',
  },
  {
    name: 'leisure',
    kindOf: ['commercial'],
    also: 'leisure premises, leisure centre, leisure and hospitality, hospitality and leisure, hospitality, gym, cinema, holiday park, caravan park, nightclub, night club',
  },
  {
    name: 'hotel',
    kindOf: ['commercial'],
    also: 'hotel and guest house, guest house, guesthouse, B&B, bed and breakfast, inn, hostel, aparthotel, apart hotel, motel',
  },
  {
    name: 'pub',
    kindOf: ['commercial'],
    also: 'public house, freehold pub, licensed premises, bar, wine bar, gastropub, gastro pub',
  },
  {
    name: 'restaurant',
    kindOf: ['commercial'],
    also: 'cafe, coffee shop, takeaway, take away, hot food takeaway, fast food, restaurant and cafe, food and beverage',
  },
  {
    name: 'care home',
    kindOf: ['commercial'],
    also: 'nursing home, residential care home, residential home, care, elderly care, elderly care home, specialist care home, care and nursing home, care home and nursing home',
  },
  {
    name: 'healthcare',
    kindOf: ['commercial'],
    also: 'health care, health, medical, medical centre, medical premises, health centre, dental practice, dental surgery, dental, dentist, doctors surgery, GP surgery, surgery, clinic, pharmacy, vet, veterinary practice, hospital, private hospital',
  },
  {
    name: 'nursery',
    kindOf: ['commercial'],
    also: 'day nursery, childrens nursery, childrens day nursery, pre school, preschool, childcare',
  },
  // Kinds of residential property.
  {
    name: 'house',
    kindOf: ['residential'],
    also: 'detached house, semi detached house, terraced house, town house, townhouse, bungalow, cottage, villa, detached, semi detached, terraced, single dwelling, family home, family house, country house',
  },
  {
    name: 'flat',
    kindOf: ['residential'],
    also: 'studio, studio flat, maisonette, penthouse, ex council flat, ex local authority flat, leasehold flat',
  },
  { name: 'apartment', kindOf: ['residential'], also: 'apartment building, apartment block' },
  {
    name: 'residential investment',
    kindOf: ['residential'],
    also: 'resi investment, resi inv, residential inv, residential let, residential lettings, residential buy to let, BTL, buy to let, buy to let property, BTL property, rental, rental property, AST, single let, single AST, standard BTL, vanilla BTL, residential portfolio',
  },
  {
    name: 'residential block',
    kindOf: ['residential'],
    also: 'block of flats, blocks of flats, blocks of apartments, block of apartments, flat block, resi block, residential building, blocks of units',
  },
  {
    name: 'new build',
    kindOf: ['residential'],
    also: 'newbuild, new build residential, new build flat, new build house, new build apartment, new build property, new builds',
  },
  {
    name: 'build to rent',
    kindOf: ['residential'],
    also: 'BTR, build for rent, PRS, private rented sector, multifamily, single family housing',
  },
  {
    name: 'later living',
    kindOf: ['residential'],
    also: 'retirement living, retirement, retirement home, retirement flat, retirement property, retirement village, assisted living, extra care, senior living, sheltered housing',
  },
  {
    name: 'holiday let',
    kindOf: ['residential'],
    also: 'furnished holiday let, FHL, furnished holiday letting, holiday letting, holiday home, holiday cottage, holiday rental, holiday accommodation, holiday property',
  },
  {
    name: 'short term let',
    kindOf: ['residential'],
    also: 'STL, short let, short term letting, short term rental, short stay, serviced accommodation, serviced apartment, airbnb, air bnb, corporate let, SA unit',
  },
  {
    name: 'student let',
    kindOf: ['residential'],
    also: 'student letting, student house, student property, student rental, student flat',
  },
  {
    name: 'student accommodation',
    kindOf: ['residential'],
    also: 'PBSA, purpose built student accommodation, purpose built student, student, student housing, student block, student accom',
  },
  {
    name: 'mufb',
    kindOf: ['residential'],
    also: 'MUB, freehold block, freehold block of flats, multi unit, multi unit block, multi unit freehold, multi unit freehold block, multi unit freehold property, multi unit property, multi unit dwelling, multi units, multi unit residential',
  },
  // A kind of mixed-use property.
  {
    name: 'above commercial',
    kindOf: ['mixed use'],
    also: 'flat above commercial, flats above commercial, flat above shop, flats above shops, flat over shop, flats over shops, flats over commercial, above shop, above shops, above a shop, above retail, flat above retail, residential above commercial, resi above commercial, residential above retail',
  },
  // Kinds of land.
  {
    name: 'land with planning',
    kindOf: ['land'],
    also: 'land with planning permission, land with PP, land with outline planning, land with OPP, land with full planning, land with detailed planning, land with consent, consented land, land with planning consent, sites with planning, site with planning, site with planning permission, land subject to planning',
  },
  {
    name: 'development land',
    kindOf: ['land'],
    also: 'development site, development plot, development opportunity, residential development land, residential land, resi land, commercial land, land for development, housing land',
  },
  {
    name: 'building plot',
    kindOf: ['land'],
    also: 'plot, building land, plot of land, residential plot, residential building plot, serviced plot, self build plot, single plot, plots with planning',
  },
];

const wording = {
  nouns: `property, properties, asset, assets, security, securities, building, unit, premises, purpose, use, lending,
    mortgage, loan, finance, real estate, accommodation type`,
  splitsAtAnd: true,
};

export const propertyTypes = new Kinds(PROPERTY_TYPES, wording);

/** The vocabulary with additional names, which take precedence. */
export const propertyTypesWith = (names: ReadonlyArray<readonly [name: string, kind: string]>): Kinds =>
  new Kinds(
    PROPERTY_TYPES,
    wording,
    // Also without the words around it, as readers look it up.
    names.flatMap(([name, kind]) =>
      [words(name), propertyTypes.spellingOf(name)].map((each) => [each, kind] as const),
    ),
  );
