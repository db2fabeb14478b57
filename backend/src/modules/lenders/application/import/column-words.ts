import type { LenderField } from '../../domain/lender-fields.js';
import type { Reading } from './columns.js';

export interface ColumnWords {
  readonly fields: readonly LenderField[];
  readonly reading: Reading;
  /** As brokers head it, after a unit is taken away; case, order of min and max, -s and spaces do not matter. */
  readonly names: string;
}

/** One entry for each column a broker may keep: what fields it says, how it is read, what it is called. */
export const COLUMN_WORDS: readonly ColumnWords[] = [
  {
    fields: ['name'],
    reading: 'name',
    names: `name, lender, lender name, name of lender, provider, provider name, funder, funder name, finance provider,
      bank, bank name, bank lender, lender bank, institution, company, company name, lending partner, partner, brand, organisation,
      funding provider, finance company, panel lender, lender provider, funding partner, lender company, firm, lender brand`,
  },
  {
    fields: ['description'],
    reading: 'text',
    // Not notes and comments: what a broker notes for colleagues is not for the public page.
    names: `description, summary, overview, about, about the lender, details, lender description, short description, profile,
      key features, features, usp, criteria, key criteria, lending criteria, further details, background, public description`,
  },
  {
    fields: ['productTypes'],
    reading: 'products',
    names: `product types, product, product type, product offered, products available, loan type, types of loan, type of finance,
      finance type, funding type, facility type, facility, lending type, type of lending, product range, product offering,
      type of funding, finance product, type, products funded, product offering`,
  },
  {
    fields: ['minAmount'],
    reading: 'min-amount',
    names: `min, min amount, min loan, min loan amount, min loan size, min facility, min facility size, min advance, min lend,
      min lending, min funding, min deal, min deal size, min borrowing, min value, min size, loan from, amount from, from amount,
      min limit, min ticket, min case size, min amount of loan, min credit limit, min finance, min net loan, min gross loan, lends from`,
  },
  {
    fields: ['maxAmount'],
    reading: 'max-amount',
    names: `max, max amount, max loan, max loan amount, max loan size, max facility, max facility size, max advance, max lend,
      max lending, max funding, max deal, max deal size, max borrowing, max value, max size, loan to, amount to, to amount, loan up to,
      max limit, max ticket, max case size, max amount of loan, max credit limit, max finance, max net loan, max gross loan, lends up to,
      up to, credit limit, limit`,
  },
  {
    fields: ['minAmount', 'maxAmount'],
    reading: 'amount-range',
    names: `loan size, loan range, loan amount, amount, amount range, loan size range, loan amount range, lending range, range,
      facility size, deal size, min max loan, min max, min max amount, min max loan size, loan, funding range, funding amount, facility range,
      advance, ticket size, case size, loan value, min to max, min to max loan, lends, facility amount, min max facility, borrowing range, loan limits`,
  },
  {
    fields: ['interestRate'],
    reading: 'rate',
    names: `interest rate, interest, rate, rate from, interest rate from, pricing, price, pricing from, cost, apr, apr from, typical rate,
      headline rate, starting rate, cost of funds, cost of borrowing, interest pa, interest pm, rate pa, rate pm, rate per annum,
      rate per month, monthly rate, annual rate, monthly interest, factor rate, representative apr, min rate, interest cost, margin, rate range`,
  },
  {
    fields: ['minTradingHistory'],
    reading: 'months',
    names: `min trading history, trading history, min trading, trading, time trading, min time trading, time in business,
      min time in business, business age, min business age, age of business, length of trading, min length of trading, trading time,
      min trading time, trading period, min trading period, in business, min in business, trading required, trading history required,
      time established, trading age, company age, min company age, trading record, min trading record, trading experience,
      min age of business, trading for, min trading for, min period trading, tib, min tib`,
  },
  {
    fields: ['minCreditScore'],
    reading: 'score',
    names: `min credit score, credit score, min score, score, credit rating, min credit rating, experian score, equifax score,
      min experian score, credit score required, credit profile, min personal credit score, personal credit score, credit score needed`,
  },
  {
    fields: ['acceptsAdverseCredit'],
    reading: 'flag',
    names: `accepts adverse credit, adverse, adverse credit, accepts adverse, adverse accepted, adverse ok, adverse considered,
      adverse credit ok, adverse credit accepted, adverse credit considered, ccj, ccj ok, ccj accepted, ccj considered, accepts ccj,
      bad credit, bad credit ok, accepts bad credit, poor credit, impaired credit, credit impaired, adverse allowed, default ok,
      ccj default, adverse ccj, considers adverse, takes adverse, light adverse, ccj allowed, imperfect credit, historic adverse, adverse history`,
  },
  {
    fields: ['acceptsStartups'],
    reading: 'flag',
    names: `accepts startups, startup, startup ok, startups accepted, startups considered, new start, new starts ok, new start ok,
      accepts new starts, new business, new businesses, accepts new businesses, considers startups, funds startups, lends to startups,
      startup friendly, startups allowed, new startup, pre trading, young business, takes startups, start up business, will consider startups`,
  },
  {
    fields: ['minLtv'],
    reading: 'min-ltv',
    names: 'min ltv, min loan to value, ltv from, min ltv range, lowest ltv',
  },
  {
    fields: ['maxLtv'],
    reading: 'max-ltv',
    names: `max ltv, max loan to value, ltv up to, ltv max, max gross ltv, max net ltv, highest ltv, ltv limit, ltv cap, ltv to,
      max day one ltv, max day 1 ltv, max ltv gross, max ltv net, ltv ceiling, ltv, loan to value, gross ltv, net ltv, ltvs,
      ltv gross, ltv net`,
  },
  {
    fields: ['minLtv', 'maxLtv'],
    reading: 'ltv-range',
    names: 'ltv range, min max ltv, loan to value range, ltv band',
  },
  {
    fields: ['propertyTypes'],
    reading: 'list',
    names: `property types, property, property type, security, security type, type of security, security accepted, asset types,
      property types accepted, type of property, acceptable security, acceptable property, property accepted, property security, securities,
      security property, security types accepted, property class, asset class, property considered, properties`,
  },
  {
    fields: ['acceptsRefurbProjects'],
    reading: 'flag',
    names: `accepts refurb projects, refurb, refurbishment, refurb projects, accepts refurb, accepts refurbishment, refurb ok,
      refurbishment ok, refurbishment projects, funds refurb, funds refurbishment, light refurb, heavy refurb, refurb accepted, refurb considered,
      light heavy refurb, light and heavy refurb, conversion, refurbs, works, refurb finance, refurb conversion, accepts refurbishment projects`,
  },
  {
    fields: ['acceptsDevelopmentProjects'],
    reading: 'flag',
    names: `accepts development projects, development, developments, development projects, accepts development, development ok,
      funds development, funds developments, ground up, ground up development, new build, developments considered, development accepted,
      development considered, dev, dev projects, accepts dev, ground up ok, property development, new build development`,
  },
  {
    fields: ['preferredSectors'],
    reading: 'list',
    names: `preferred sectors, sector, sectors, sector preference, sector preferred, sector appetite, preferred industries, industry,
      industries, target sectors, key sectors, sector focus, specialist sectors, sectors of interest, specialism, appetite, specialist in,
      preferred industry, sectors covered, sectors funded, sectors considered, favoured sectors, sector specialism, likes`,
  },
  {
    fields: ['excludedSectors'],
    reading: 'list',
    names: `excluded sectors, excluded, exclusion, sector exclusion, sectors excluded, excluded industries, restricted sectors,
      prohibited sectors, no go sectors, not considered, declined sectors, excluded businesses, will not lend to, sectors not covered,
      industries excluded, restricted, prohibited, unacceptable sectors, excludes, sectors avoided, non preferred sectors, avoid, dislikes,
      sectors not considered, no go, wont lend to, sectors declined, restricted industries, excluded trades, does not lend to, wont do`,
  },
  {
    fields: ['coverageAreas'],
    reading: 'list',
    names: `coverage areas, coverage, area, area covered, region, regions covered, location, geography, geographic coverage,
      geographical coverage, geographical area, lending area, lending region, territory, operating area, country, countries, nations,
      where, locations covered, geographies, regional coverage, area of operation, geographic area, jurisdiction, uk coverage, lends in`,
  },
  {
    fields: ['contactEmail'],
    reading: 'email',
    names: `contact email, email, email address, bdm email, broker email, enquiries email, e mail, e mail address, contact email address,
      broker desk email, new business email, sales email, submission email, enquiry email, bdm email address, mail, rm email, email contact`,
  },
  {
    fields: ['contactPhone'],
    reading: 'phone',
    names: `contact phone, phone, phone number, telephone, telephone number, tel, tel no, tel number, phone no, contact number, contact no,
      contact telephone, mobile, bdm phone, bdm tel, bdm mobile, bdm number, broker line, broker phone, direct line, direct dial,
      contact tel, broker tel, mobile number, telephone no, landline, office number, mob, switchboard, contact phone number`,
  },
  {
    fields: ['website'],
    reading: 'website',
    names: `website, web, web site, url, website url, website address, web address, site, homepage, home page, link, website link,
      web link, webpage, web page, intermediary site, broker site, broker website, lender site, portal, domain, broker portal`,
  },
  {
    fields: ['isActive'],
    reading: 'active',
    names: `is active, active, status, live, on panel, currently active, active lender, active status, panel status, in use, enabled,
      lender status, current, currently lending, open, open for business, still lending, active inactive, active or inactive`,
  },
];
