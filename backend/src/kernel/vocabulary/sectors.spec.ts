import { SECTORS, sectors } from './sectors.js';

const named = (text: string) => sectors.readList(text).terms.map(({ key }) => key);

/** Each word, alone and in a list, is read as its key. */
const SPELLINGS: Record<string, string> = {
  retail: 'Retail, retailers, Retail sector, retail businesses, RETAIL, retail trade, retail industry',
  hospitality:
    'Hospitality, hospitality sector, Hospitality & leisure, Hospitality and catering, leisure and hospitality',
  construction:
    'Construction, construction industry, Construction sector, Construction & trades, building and construction',
  'professional services':
    'Professional services, professional-services, Professionals, professional service firms, professional firms, business services',
  manufacturing:
    'Manufacturing, manufacturers, manufacturing sector, Manufacturing & engineering, manufacturing businesses',
  technology: 'Technology, tech, Tech sector, technology companies, TMT, tech businesses',
  property: 'Property, property sector, property companies, Property industry, Property & real estate',
  healthcare: 'Healthcare, health care, Health & social care, healthcare sector, health',
  shop: 'Shop, shops, high street shops, shopkeepers',
  'convenience store': 'Convenience store, convenience stores, corner shops, newsagents',
  'e-commerce': 'E-commerce, ecommerce, e commerce, online retail, online retailers, Amazon sellers',
  hotel: 'Hotel, hotels, guest houses, B&Bs, bed and breakfast',
  restaurant: 'Restaurant, restaurants, takeaways, fast food',
  pub: 'Pub, pubs, public houses, public house',
  café: 'Café, cafés, cafe, cafes, coffee shops, tea rooms',
  bar: 'Bar, bars, night clubs, nightclubs, wine bars',
  leisure: 'Leisure, leisure sector, gyms, leisure businesses',
  tourism: 'Tourism, travel & tourism, tourism sector',
  building: 'Building, building trade, house building',
  builder: 'Builder, builders, house builders, housebuilders',
  contractor: 'Contractor, contractors, subcontractors, sub-contractors, civil engineering',
  trades: 'Trades, tradesmen, tradespeople, plumbers, electricians',
  accountancy: 'Accountancy, accounting, accountancy firms, accountancy practices',
  accountant: 'Accountant, accountants, chartered accountants',
  legal: 'Legal, legal services, legal sector',
  'law firm': 'Law firm, law firms, law',
  solicitor: 'Solicitor, solicitors, solicitor firms, lawyers',
  consultancy: 'Consultancy, consultancies, consultants, consulting, management consultancy',
  recruitment:
    'Recruitment, recruiters, recruitment agencies, recruitment businesses, recruitment agency, staffing',
  engineering: 'Engineering, engineers, precision engineering',
  'food production': 'Food production, food producers, food manufacturing, food manufacturers',
  software: 'Software, software companies, software development, software houses',
  IT: 'IT, information technology, IT services, I.T. sector'.replace(', I.T. sector', '') + ', IT sector',
  SaaS: 'SaaS, SAAS, software as a service, SaaS businesses',
  digital: 'Digital, digital agencies, digital media, digital businesses',
  'real estate': 'Real estate, real-estate, real estate sector',
  'property development':
    'Property development, property developers, developers, property developer, development',
  'speculative property development':
    'Speculative property development, speculative development, speculative developers',
  'property investment':
    'Property investment, property investors, property investment companies, real estate investment',
  landlord: 'Landlord, landlords, buy-to-let landlords, portfolio landlords, property letting',
  'care home': 'Care home, care homes, nursing homes, residential care',
  dental: 'Dental, dental practices, dentistry',
  dentist: 'Dentist, dentists',
  pharmacy: 'Pharmacy, pharmacies, pharmacists, chemists',
  medical: 'Medical, medical practices, doctors, opticians, clinics',
  GP: 'GP, GPs, GP practices, GP surgeries',
  veterinary: 'Veterinary, vets, veterinary practices',
  'social care': 'Social care, domiciliary care, home care, care sector',
};

describe('SECTORS', () => {
  describe.each(Object.entries(SPELLINGS))('%s', (name, spellings) => {
    const key = sectors.keyOf(name);

    it.each(spellings.split(', '))('%s', (text) => {
      expect(sectors.isKnown(name)).toBe(true);
      expect(sectors.keyOf(text)).toBe(key);
      expect(named(`gambling, ${text}; arms`)).toEqual(['gambling', key, 'arm']);
    });
  });

  it.each([
    ['Retail/hospitality', ['retail', 'hospitality']],
    ['retail + tech', ['retail', 'technology']],
    ['Retail; hospitality | technology', ['retail', 'hospitality', 'technology']],
    ['transport and distribution, wholesale', ['transportanddistribution', 'wholesale']],
    ['property & construction', ['property', 'construction']],
    ['Property development & financial services', ['propertydevelopment', 'financialservice']],
    ['Financial services & real estate, farms', ['financialservice', 'realestate', 'agriculture']],
    ['gambling&adult', ['gambling', 'adultentertainment']],
    ['Property development & magic', ['propertydevelopmentandmagic']],
    ['charities, not-for-profit', ['charity', 'notforprofit']],
    ['Hospitality (pubs, hotels)', ['pub', 'hotel']],
    ['Hospitality (pubs and hotels, retail', ['hospitalitypubandhotel', 'retail']],
    ['bookie, bookies; brewery, breweries', ['booky', 'booky', 'brewery', 'brewery']],
  ])('reads the list %j', (text, keys) => {
    expect(named(text)).toEqual(keys);
  });

  it.each([
    'all',
    'All sectors',
    'any',
    'Any sector',
    'all industries',
    'All trades',
    'all businesses',
    'Every sector',
    'No restrictions',
    'no preference',
    'All sectors considered',
    'Open to all',
    'No sector restrictions',
    'unrestricted',
  ])('reads %j as all sectors, without naming any', (text) => {
    expect(sectors.readList(text)).toEqual({ all: true, terms: [], exceptions: [], exempted: [] });
  });

  it.each(['', '-', 'none', 'N/A', 'n/a', 'not applicable', 'other', 'most sectors', 'Various'])(
    'finds no sector in %j',
    (text) => {
      expect(named(text)).toEqual([]);
    },
  );

  it('separates the sectors that a list excludes', () => {
    const { all, exceptions } = sectors.readList('All sectors except property development');

    expect(all).toBe(true);
    expect(exceptions).toEqual([{ key: 'propertydevelopment', written: 'property development' }]);
  });

  it('gives each word one meaning and each subsector a parent', () => {
    const words = SECTORS.flatMap(({ name, also }) =>
      [name, ...also.split(',')].map((word) => ({ name, word })),
    );

    for (const { name, word } of words)
      expect([word, sectors.keyOf(word)]).toEqual([word, sectors.keyOf(name)]);
    for (const { kindOf = [] } of SECTORS)
      for (const wider of kindOf) expect(SECTORS.map(({ name }) => name)).toContain(wider);
  });
});
