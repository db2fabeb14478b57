import { Kinds, type Entry } from './kinds.js';

/** The sectors of the forms, and the kinds that lenders name, with all spellings. */
export const SECTORS: readonly Entry[] = [
  {
    name: 'retail',
    also: 'retailer, retail sector, retail trade, retail business, retailing, high street retail, retail and e-commerce',
  },
  {
    name: 'hospitality',
    also: 'hospitality sector, hospitality trade, hospitality and leisure, leisure and hospitality, hospitality and catering, hospitality and tourism, hotel and catering, hotels and catering, HORECA, catering',
  },
  {
    name: 'construction',
    also: 'construction sector, construction industry, construction and trades, building and construction, construction and building, construction and contracting',
  },
  {
    name: 'professional services',
    also: 'professional, professionals, professional service, professional practices, professional practice, professional firm, professional services firm, prof services, business services, business and professional services, professional and business services',
  },
  {
    name: 'manufacturing',
    also: 'manufacturer, manufacture, manufacturing sector, manufacturing industry, manufacturing and engineering, engineering and manufacturing, production, industrial manufacturing, makers',
  },
  {
    name: 'technology',
    also: 'tech, technology sector, tech sector, technology and software, tech and software, information technology and software, technology media and telecoms, TMT, fintech and technology, technology and digital',
  },
  {
    name: 'property',
    also: 'property sector, property and real estate, real estate and property, property industry, property business',
  },
  {
    name: 'healthcare',
    also: 'health care, health, healthcare sector, health sector, health and social care, health and care, healthcare and medical, medical and healthcare, healthcare services',
  },
  { name: 'other', also: 'other sector, others' },
  // Not in a sector of the forms, but known so that a list can be divided beside them.
  {
    name: 'financial services',
    also: 'financial, financial service, financial institution, finance, banking, insurance, banking and insurance, investment services, money lending',
  },
  {
    name: 'gambling',
    also: 'betting, betting shop, casino, bookmaker, gaming and betting, gambling and betting',
  },
  {
    name: 'adult entertainment',
    also: 'adult, adult services, pornography, escort services, adult content',
  },
  {
    name: 'agriculture',
    also: 'agricultural, farming, farm, agriculture and farming, farming and agriculture',
  },
  { name: 'charity', also: 'charitable, charitable organisation, charity and social enterprise' },
  { name: 'religious organisation', also: 'religious, place of worship, church, faith group' },
  { name: 'wholesale', also: 'wholesaler, wholesale trade, wholesaling' },
  { name: 'transport', also: 'haulage, road haulage, transportation, haulier, transport and haulage' },
  { name: 'logistics', also: 'logistic, freight, courier, transport and logistics, logistics and transport' },
  { name: 'education', also: 'school, training provider, education and training' },
  { name: 'energy', also: 'oil and gas, renewables, renewable energy, energy and utilities, utilities' },
  { name: 'arms', also: 'defence, weapons, arms and defence, defence and arms, munitions' },
  { name: 'tobacco', also: 'vaping, vape, cannabis, tobacco and vaping' },
  { name: 'cryptocurrency', also: 'crypto, crypto assets, bitcoin' },
  { name: 'motor trade', also: 'motor, car dealer, motor dealer, used cars, car sales' },
  // Kinds of retail.
  {
    name: 'shop',
    kindOf: ['retail'],
    also: 'shopkeeper, high street shop, independent shop, retail shop, supermarket',
  },
  {
    name: 'convenience store',
    kindOf: ['retail'],
    also: 'convenience, convenience retail, corner shop, newsagent, c store, off licence',
  },
  {
    name: 'e-commerce',
    kindOf: ['retail'],
    also: 'ecommerce, online retail, online retailer, online shop, online seller, amazon seller, internet retail, e tail, e tailer',
  },
  // Kinds of hospitality.
  {
    name: 'hotel',
    kindOf: ['hospitality'],
    also: 'hotelier, guest house, guesthouse, B&B, bed and breakfast, hostel',
  },
  {
    name: 'restaurant',
    kindOf: ['hospitality'],
    also: 'takeaway, take away, fast food, eatery, food outlet',
  },
  { name: 'pub', kindOf: ['hospitality'], also: 'public house, inn, publican, pub trade, licensed trade' },
  { name: 'café', kindOf: ['hospitality'], also: 'coffee shop, coffee house, tea room, tearoom' },
  {
    name: 'bar',
    kindOf: ['hospitality'],
    also: 'wine bar, nightclub, night club, bar and club, bars and nightclubs',
  },
  {
    name: 'leisure',
    kindOf: ['hospitality'],
    also: 'leisure sector, sport and leisure, leisure industry, gym, leisure centre',
  },
  {
    name: 'tourism',
    kindOf: ['hospitality'],
    also: 'travel and tourism, tourism and leisure, tourism sector',
  },
  // Kinds of construction.
  {
    name: 'building',
    kindOf: ['construction'],
    also: 'builder, house builder, housebuilder, small builder, building trade, building work, building industry, house building, housebuilding',
  },
  {
    name: 'contractor',
    kindOf: ['construction'],
    also: 'subcontractor, sub contractor, building contractor, construction contractor, contracting, civil engineering contractor, groundworks, civil engineering',
  },
  {
    name: 'trades',
    kindOf: ['construction'],
    also: 'trade, tradesmen, tradesman, tradespeople, tradesperson, construction trades, plumber, electrician, roofer, scaffolding',
  },
  // Kinds of professional services.
  {
    name: 'accountancy',
    kindOf: ['professional services'],
    also: 'accountant, chartered accountant, bookkeeper, accounting, accountancy practice, accountancy firm, bookkeeping',
  },
  {
    name: 'legal',
    kindOf: ['professional services'],
    also: 'solicitor, solicitor firm, lawyer, barrister, conveyancer, law firm, law, law practice, legal services, legal sector, legal practice',
  },
  {
    name: 'consultancy',
    kindOf: ['professional services'],
    also: 'consultant, consulting, management consultancy, management consultant, consultancy services',
  },
  {
    name: 'recruitment',
    kindOf: ['professional services'],
    also: 'recruiter, recruitment agency, recruitment sector, staffing, temporary recruitment, employment agency',
  },
  // Kinds of manufacturing.
  {
    name: 'engineering',
    kindOf: ['manufacturing'],
    also: 'engineer, precision engineering, engineering sector, light engineering',
  },
  {
    name: 'food production',
    kindOf: ['manufacturing'],
    also: 'food producer, food manufacturing, food manufacturer, food and drink manufacturing, food processing',
  },
  // Kinds of technology.
  {
    name: 'software',
    kindOf: ['technology'],
    also: 'software development, software developer, software house, software company',
  },
  {
    name: 'IT',
    kindOf: ['technology'],
    also: 'information technology, IT services, IT sector, IT support, IT company, ICT',
  },
  { name: 'SaaS', kindOf: ['technology'], also: 'software as a service, recurring revenue software' },
  {
    name: 'digital',
    kindOf: ['technology'],
    also: 'digital sector, digital services, digital media, digital agency',
  },
  // Kinds of property.
  {
    name: 'real estate',
    kindOf: ['property'],
    also: 'realestate, real estate sector, commercial real estate',
  },
  {
    name: 'property development',
    kindOf: ['property'],
    also: 'speculative property development, speculative development, speculative developer, spec development, speculative property developer, property developer, developer, development, real estate development, residential development',
  },
  {
    name: 'property investment',
    kindOf: ['property'],
    also: 'property investor, real estate investment, investment property, property portfolio, property SPV, property holding, property trading',
  },
  {
    name: 'landlord',
    kindOf: ['property'],
    also: 'property letting, buy to let landlord, BTL landlord, portfolio landlord, property rental, property landlord, residential landlord',
  },
  // Kinds of healthcare.
  {
    name: 'care home',
    kindOf: ['healthcare'],
    also: 'nursing home, residential care home, residential care, elderly care, care home operator',
  },
  {
    name: 'dental',
    kindOf: ['healthcare'],
    also: 'dentist, orthodontist, dental practice, dentistry, dental sector, dental surgery',
  },
  { name: 'pharmacy', kindOf: ['healthcare'], also: 'pharmacist, chemist, community pharmacy' },
  {
    name: 'medical',
    kindOf: ['healthcare'],
    also: 'GP, GP practice, GP surgery, general practitioner, doctors surgery, medical practice, medical sector, doctor, medical services, clinic, optician, optometrist',
  },
  {
    name: 'veterinary',
    kindOf: ['healthcare'],
    also: 'vet, veterinary practice, veterinary surgery, veterinarian',
  },
  {
    name: 'social care',
    kindOf: ['healthcare'],
    also: 'domiciliary care, home care, homecare, care sector, care provider, supported living',
  },
];

export const sectors = new Kinds(SECTORS, {
  nouns:
    'sector, industry, industries, business, businesses, company, companies, firm, market, client, operator, borrower, trade',
  splitsAtAnd: false,
});
