import { declarationOf, labelOf, LENDER_FIELDS, type LenderField } from '#kernel/lending/lender-fields.js';
import type { ColumnKind } from './columns.js';

export interface ColumnWords {
  readonly fields: readonly LenderField[];
  readonly reading: ColumnKind;
  /** Headers as brokers write them, without the unit; case, order of min and max, plural and spaces are ignored. */
  readonly names: string;
}

/**
 * Headers of a field's column besides its label. Qualified headers ('Max gross LTV', 'Day one LTV', 'Light adverse')
 * mean less than the field, so they are left out.
 */
const FIELD_WORDS: Partial<Record<LenderField, string>> = {
  name: `name, lender, lender name, name of lender, provider, provider name, funder, funder name, finance provider, bank,
    bank name, bank lender, lender bank, institution, company, company name, lending partner, partner, brand,
    organisation, funding provider, finance company, panel lender, lender provider, funding partner, lender company,
    firm, lender brand, lender a z, a z lender, finance house, financier, building society, bank building society,
    bank or building society, trading name, lender trading name, credit provider, lender funder, finance lender,
    lender bank name, lending institution, lender or funder`,
  // Not notes and comments: internal notes must not appear on the public page.
  description: `description, summary, overview, about, about the lender, details, lender description, short description,
    profile, key features, features, usp, criteria, key criteria, lending criteria, further details, background,
    public description, criteria summary, summary of criteria, key point, highlight, lender highlight, key selling
    point, selling point, product summary, product description, what they do, strapline, in brief, at a glance, main
    feature, main criteria`,
  productTypes: `product types, product, product type, product offered, products available, loan type, types of loan, type of
    finance, finance type, funding type, facility type, facility, lending type, type of lending, product range,
    product offering, type of funding, finance product, type, products funded, product category, product group,
    facility offered, facility available, facility provided, lending product, lending offered, lending category,
    type of facility, type of product, type of lender product, offering, product list, loan product, funding
    product, finance offered, finance available, funding offered, loan offered, product line`,
  minAmount: `min, min amount, min loan, min loan amount, min loan size, min facility, min facility size, min advance,
    min lend, min lending, min funding, min deal, min deal size, min borrowing, min value, min size, loan from,
    amount from, from amount, min limit, min ticket, min case size, min amount of loan, min credit limit,
    min finance, lends from, min ticket size, loan size from, loan amount from, loan value from, lending from,
    from, min loan value, min exposure, min facility amount, min advance amount, min lend amount,
    min lending amount, min case, min deal value, min loan limit, min sum`,
  maxAmount: `max, max amount, max loan, max loan amount, max loan size, max facility, max facility size, max advance,
    max lend, max lending, max funding, max deal, max deal size, max borrowing, max value, max size, loan to,
    amount to, to amount, loan up to, max limit, max ticket, max case size, max amount of loan,
    max credit limit, max finance, lends up to, up to, credit limit, limit, max ticket size, loan size to,
    loan size up to, loan amount to, loan amount up to, lending to, lending up to, to, max exposure,
    max loan value, facility cap, loan cap, max facility amount, max advance amount, max lend amount,
    max lending amount, max case, max deal value, max loan limit, max sum, max single loan, max loan per client,
    max loan per borrower, max loan to single borrower, max loan to one borrower, max exposure per client`,
  interestRate: `interest rate, interest, rate, rate from, interest rate from, pricing, price, pricing from, cost, apr,
    apr from, typical rate, headline rate, starting rate, cost of funds, cost of borrowing, interest pa,
    interest pm, rate pa, rate pm, rate per annum, rate per month, monthly rate, annual rate, monthly interest,
    factor rate, representative apr, min rate, interest cost, margin, rate range, interest rate pm,
    interest rate pa, interest rate pcm, interest rate per month, interest rate per annum, rate pcm,
    interest pcm, int rate, int rate pm, int rate pa, int, monthly rate from, monthly interest rate,
    annual interest rate, annual rate from, rep apr, representative rate, factor, flat rate, margin over base,
    margin over base rate, coupon, pay rate, initial rate, indicative price, price range, pricing range,
    rate guide, guide rate, headline pricing, typical apr, typical pricing, lowest rate, best rate,
    rate pm from, rate pa from, rate per month from, rate from pm, rate from pa, interest rate range,
    interest range, margin from, rate band, interest rate band`,
  minTradingHistory: `min trading history, trading history, min trading, trading, time trading, min time trading, time in business,
    min time in business, business age, min business age, age of business, length of trading, min length of trading,
    trading time, min trading time, trading period, min trading period, in business, min in business, trading
    required, trading history required, time established, trading age, company age, min company age, trading record,
    min trading record, trading experience, min age of business, trading for, min trading for, min period trading,
    tib, min tib, trading track record, min trading track record, trading length, min trading length, age of
    company, min age of company, length of time trading, time established min, min est, min established, how long
    trading, trading requirement, min trading requirement, min time established, business age min, company
    age min, trading min, min business trading, time since incorporation, min time since incorporation, incorporated
    for, min incorporated, years since incorporation, trading history min, min trade history, trade history, time
    traded, min trading age, min period of trading, period trading, period of trading`,
  minCreditScore: `min credit score, credit score, min score, score, credit rating, min credit rating, experian score, equifax
    score, min experian score, credit score required, credit profile, min personal credit score, personal credit
    score, credit score needed, experian, min experian, equifax, min equifax, delphi, delphi score, min delphi, min
    delphi score, experian delphi, experian delphi score, creditsafe, creditsafe score, min creditsafe, min
    creditsafe score, credit safe, credit safe score, bureau score, min bureau score, business credit score, min
    business credit score, commercial credit score, min equifax score, score needed, credit score threshold,
    personal score, personal credit, director credit score, min director credit score`,
  acceptsAdverseCredit: `accepts adverse credit, adverse, adverse credit, accepts adverse, adverse accepted, adverse ok,
    adverse considered, adverse credit ok, adverse credit accepted, adverse credit considered, ccj, ccj ok,
    ccj accepted, ccj considered, accepts ccj, bad credit, bad credit ok, accepts bad credit, poor credit,
    impaired credit, credit impaired, adverse allowed, default ok, ccj default, adverse ccj, considers adverse,
    takes adverse, ccj allowed, imperfect credit, adverse history, considers adverse credit,
    will consider adverse, will consider adverse credit, will accept adverse, consider adverse,
    consider adverse credit, takes adverse credit, allows adverse, default, default accepted,
    default considered, default allowed, default ccj, ccj and default, ccj default accepted, subprime,
    sub prime, credit issue, past credit issue, previous credit issue, credit problem, past credit problem,
    adverse credit history, poor credit history, bad credit history, adverse and ccj, ccj adverse,
    adverse ccj ok, adverse client, credit blip, blip, accept ccj, does adverse`,
  acceptsStartups: `accepts startups, startup, startup ok, startups accepted, startups considered, new start, new starts ok, new
    start ok, accepts new starts, new business, new businesses, accepts new businesses, considers startups, funds
    startups, lends to startups, startup friendly, startups allowed, new startup, pre trading, young business, takes
    startups, start up business, will consider startups, new start business, newly formed, newly formed business,
    newly formed company, new company, new to business, pre revenue, phoenix new start, phoenix and new start, new
    start and phoenix, startup business, new venture, early stage, early stage business, start up lending, start up
    loan considered, lends to new start, new business considered, funds new start, considers new start, will
    consider new start, new start considered, startup and new start, new start startup, startup new start, do they do start up, do start up, does start up, fund start up`,
  minLtv: `min ltv, min loan to value, ltv from, min ltv range, lowest ltv, ltv min, min lending ltv, lowest loan to value`,
  maxLtv: `max ltv, max loan to value, ltv up to, ltv max, highest ltv, ltv limit, ltv cap, ltv to, ltv ceiling, ltv,
    loan to value, ltvs, max ltv ltp, max ltv or ltp, max advance ltv, max lending ltv, ltv available,
    headline ltv, top ltv, max ltv available, lend to value, max lend to value, max loan to value ratio,
    loan to value ratio, ltv ratio`,
  propertyTypes: `property types, property, property type, security, security type, type of security, security accepted, asset
    types, property types accepted, type of property, acceptable security, acceptable property, property accepted,
    property security, securities, security property, security types accepted, property class, asset class, property
    considered, properties, acceptable securities, security acceptable, property security type, security property
    type, property and security type, property security types, lends on, lends against, security considered,
    property type considered, property type lent on, property lent on, type of asset, asset accepted, asset funded,
    asset type accepted, property use, use class, property category, security offered, property acceptable,
    acceptable property type, security class`,
  acceptsRefurbProjects: `accepts refurb projects, refurb, refurbishment, refurb projects, accepts refurb, accepts refurbishment,
    refurb ok, refurbishment ok, refurbishment projects, funds refurb, funds refurbishment, refurb accepted,
    refurb considered, light heavy refurb, light and heavy refurb, conversion, refurbs, works, refurb finance,
    refurb conversion, accepts refurbishment projects, refurb light heavy, refurb light and heavy, refurb works,
    works funded, refurbishment works, renovation, renovation project, refurb lending, refurb loan,
    refurbishment finance, refurb allowed, refurbishment considered, refurbishment accepted, considers refurb,
    will fund refurb, will consider refurb, refurb and conversion, conversion project, renovation works,
    refurb bridging considered`,
  acceptsDevelopmentProjects: `accepts development projects, development, developments, development projects, accepts development,
    development ok, funds development, funds developments, ground up, ground up development,
    developments considered, development accepted, development considered, dev, dev projects, accepts dev,
    ground up ok, property development, new build development, ground up dev, ground up development ok,
    will fund development, will consider development, considers development, funds ground up, new build project,
    ground up considered, ground up accepted, dev considered, dev accepted, dev ok, accepts ground up,
    development allowed, ground up project, development and ground up`,
  preferredSectors: `preferred sectors, sector, sectors, sector preference, sector preferred, sector appetite, preferred industries,
    industry, industries, target sectors, key sectors, sector focus, specialist sectors, sectors of interest,
    specialism, appetite, specialist in, preferred industry, sectors covered, sectors funded, sectors considered,
    favoured sectors, sector specialism, likes, sector liked, liked sector, likes sector, target industry,
    specialist industry, speciality, specialty, industry focus, industry served, industry funded, industry
    considered, industry specialism, industry preference, industry appetite, industry preferred, industry liked,
    liked industry, favoured industry, favourite sector, best sector, sector served, sector supported, business type
    preferred, preferred business type, preferred trade, trade funded, sector they like, sector of focus, appetite sector, sector and appetite, sector they do`,
  excludedSectors: `excluded sectors, excluded, exclusion, sector exclusion, sectors excluded, excluded industries, restricted
    sectors, prohibited sectors, no go sectors, not considered, declined sectors, excluded businesses, will not lend
    to, sectors not covered, industries excluded, restricted, prohibited, unacceptable sectors, excludes, sectors
    avoided, non preferred sectors, avoid, dislikes, sectors not considered, no go, wont lend to, sectors declined,
    restricted industries, excluded trades, does not lend to, wont do, avoided sector, sector to avoid, industry
    avoided, avoided industry, disliked sector, disliked industry, sector disliked, industry disliked, prohibited
    industry, prohibited business, wont fund, will not fund, does not fund, do not fund, dont fund, wont lend, dont
    like, doesnt like, excluded business type, excluded trade, negative sector, out of appetite, declined industry,
    declined trade, banned sector, no go industry, no appetite, no appetite for, industry not considered, industry
    not funded, sector not funded, sector they dont like, sector they dislike, restricted business, restricted
    trade, unacceptable industry, unacceptable business, cannot fund, cant fund, sector exclusion list, exclusion
    list, sector restriction, industry restriction, industry exclusion, exclude, industry they avoid, sector they avoid, sector they wont do, industry they wont do`,
  coverageAreas: `coverage areas, coverage, area, area covered, region, regions covered, location, geography, geographic coverage,
    geographical coverage, geographical area, lending area, lending region, territory, operating area, country,
    countries, nations, where, locations covered, geographies, regional coverage, area of operation, geographic
    area, jurisdiction, uk coverage, lends in, area of coverage, territory covered, where they lend, postcode
    covered, postcode area, uk region, uk area, uk nation, lending territory, lending location, lending geography,
    geographical location, geographic location, geographical region, geographic region, area they cover, area
    serviced, region serviced, country covered, nation covered, lends where, location of security, security
    location, property location, area lent in, location considered, area considered, region considered, operates in,
    active in, geographical lending area, geographic lending area, uk area covered, area of uk covered, area of the uk covered`,
  contactEmail: `contact email, email, email address, bdm email, broker email, enquiries email, e mail, e mail address,
    contact email address, broker desk email, new business email, sales email, submission email, enquiry email,
    bdm email address, mail, rm email, email contact, new biz email, deal email, send deal to, send enquiry to,
    send enquiries to, submit to, submit deal to, main email, general email, email 1, primary email,
    intermediary email, underwriter email, underwriting email, email for submission, email for deal,
    key contact email, main contact email, contact mail, email id, bdm e mail, bdm e mail address,
    broker email address, lender email address, support email, broker support email, team email, info email,
    email of bdm, relationship manager email, email address for submission, submission email address,
    email address for deal, email address for new enquiry, email for new enquiry, email for enquiry,
    email address for enquiry`,
  contactPhone: `contact phone, phone, phone number, telephone, telephone number, tel, tel no, tel number, phone no,
    contact number, contact no, contact telephone, mobile, bdm phone, bdm tel, bdm mobile, bdm number,
    broker line, broker phone, direct line, direct dial, contact tel, broker tel, mobile number, telephone no,
    landline, office number, mob, switchboard, contact phone number, bdm contact number, bdm contact no,
    bdm telephone, bdm telephone number, bdm phone number, bdm mobile number, broker support line,
    broker helpline, broker desk tel, broker desk phone, broker desk number, broker telephone, broker number,
    ddi, direct number, direct tel, direct telephone, direct phone, office tel, office phone, office telephone,
    phone mobile, tel mobile, tel mob, telephone mobile, mobile telephone, mobile phone, mobile phone number,
    mobile no, main number, main phone, main tel, main telephone, ph, ph no, phone 1, tel 1, helpline,
    support line, telephone contact, phone contact, enquiry line, sales line, sales phone, sales tel,
    lender phone, lender tel, intermediary line, intermediary phone, contact mobile, contact ph,
    landline number, main line, central number, central number for new enquiry, number for new enquiry,
    number for enquiry, phone number for new enquiry, phone number for enquiry`,
  website: `website, web, web site, url, website url, website address, web address, site, homepage, home page, link, website
    link, web link, webpage, web page, intermediary site, broker site, broker website, lender site, portal, domain,
    broker portal, www, http, domain name, portal link, portal url, portal address, broker portal link, broker
    portal url, intermediary website, intermediary portal, intermediary web site, internet, internet address, lender
    url, lender link, lender web, company website, hyperlink, website home page, broker hub, intermediary hub, url
    link, link to website, web portal, online portal, website domain, site link, site url`,
  isActive: `is active, active, status, live, on panel, currently active, active lender, active status, panel status, in use,
    enabled, lender status, current, currently lending, open, open for business, still lending, active inactive,
    active or inactive, current status, on our panel, live dormant, live or dormant, active dormant, open to new
    business, lending now, still active, still on panel, active panel, active y n, live status, open closed, open or
    closed, currently open, currently live, active on panel, panel lender status, status on
    panel, lender active, lender live`,
};

/** Columns for two fields. */
export const JOINT_COLUMNS: readonly ColumnWords[] = [
  {
    fields: ['minAmount', 'maxAmount'],
    reading: 'amount-range',
    names: `loan size, loan range, loan amount, amount, amount range, loan size range, loan amount range, lending range,
      range, facility size, deal size, min max loan, min max, min max amount, min max loan size, loan, funding range,
      funding amount, facility range, advance, ticket size, case size, loan value, min to max, min to max loan, lends,
      facility amount, min max facility, borrowing range, loan limits, facility limits, lending limits, advance range,
      loan from to, from to, amount from to, loan size from to, how much, min max lend, min max lending, min max
      facility size, min max advance, min max deal size, min max loan value, deal range, ticket range, case size
      range, lending size, lend size, loan band, min max borrowing, advance amount, loan sum, min and max loan, min
      and max, min and max amount, min and max loan size`,
  },
  {
    fields: ['minLtv', 'maxLtv'],
    reading: 'ltv-range',
    names: `ltv range, min max ltv, loan to value range, ltv band, ltv min max, ltv from to, min and max ltv`,
  },
  {
    fields: ['contactEmail', 'contactPhone'],
    reading: 'contact',
    names: `contact, contact detail, contact info, contact information, bdm, bdm contact, bdm contact detail,
      bdm detail, bdm name and contact, bdm name contact, bdm info, bdm contact info, key contact, key contact detail,
      main contact, main contact detail, primary contact, lender contact, lender contact detail, broker contact,
      broker contact detail, sales contact, panel contact, email phone, email tel, email telephone, email mobile,
      phone email, tel email, telephone email, mobile email, email and phone, email and tel, email and telephone,
      phone and email, tel and email, telephone and email, contact email phone, contact email and phone, contact phone
      and email, contact phone email, how to contact, broker desk, intermediary desk, relationship manager, business
      development manager, account manager, who to contact, contact name and number, contact name and detail, contact
      name number, name and number, email or phone, email phone no`,
  },
];

const columnOfField = (field: LenderField): ColumnWords => ({
  fields: [field],
  reading: declarationOf(field).kind,
  names: [labelOf(field), FIELD_WORDS[field] ?? []].flat().join(','),
});

/** All columns that a broker may have: the fields, how to read them, and the headers. */
export const COLUMN_WORDS: readonly ColumnWords[] = [...LENDER_FIELDS.map(columnOfField), ...JOINT_COLUMNS];

/** Headers similar to a column above that mean something else: a lender's type is not a product. */
export const OTHER_COLUMNS = `lender type, type of lender, lender category, lender status type, bank type, borrower type, customer type, client type,
  applicant type, charge type, rate type, interest type, repayment type, lender reference, min age, max age, max term, min term`;
