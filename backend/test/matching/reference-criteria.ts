/*
 * An independent implementation of the matching rule, from its description alone: slow, simple, one lender at a
 * time, on numbers instead of text. It shares no code with the product, so that a mistake in one shows up.
 */

import type { Found, PlainEnquiry, PlainLender } from './plain-cases.js';

const BAND_TOPS: Record<number, number> = { 350: 450, 550: 650, 700: 750, 850: 999 };

/** Only the kinds that the comparison uses. */
export const PROPERTY_KINDS: Record<string, readonly string[]> = {
  commercial: ['office', 'retail', 'industrial', 'light industrial', 'warehouse', 'care home'],
  industrial: ['light industrial', 'warehouse'],
  residential: ['flat', 'holiday let', 'MUFB'],
  'mixed-use': ['above commercial'],
  land: ['land with planning', 'building plot'],
};
export const SECTOR_KINDS: Record<string, readonly string[]> = {
  retail: ['shop', 'e-commerce'],
  hospitality: ['hotel', 'pub'],
  property: ['landlord', 'property development'],
  healthcare: ['care home', 'dental'],
  technology: ['software'],
};

const pounds = (amount: number): string => `£${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ',')}`;
const time = (months: number): string => {
  if (months >= 24 && months % 12 === 0) return `${months / 12} years`;
  return months === 1 ? '1 month' : `${months} months`;
};
const bare = (limit: number | 'none' | null, none: number): number =>
  limit === null || limit === 'none' ? none : limit;
const oneDecimal = (number: number): number => Math.round(number * 10) / 10;

/** The LTV in effect. */
export const ltvOf = ({ amount, value, ltv }: PlainEnquiry): number | null => {
  const workedOut =
    typeof amount === 'object' && !amount.open && value !== null
      ? oneDecimal((amount.to / value) * 100)
      : null;
  if (workedOut === null) return ltv;
  return ltv === null || oneDecimal(workedOut - ltv) > 5 ? workedOut : ltv;
};

export const onAmount = ({ amount }: PlainEnquiry, { min, max }: PlainLender): Found => {
  if (amount === 'blank') return ['unconfirmed', 'No amount given, so loan size was not checked'];
  if (amount === 'unreadable')
    return ['unconfirmed', 'We could not read the amount entered, so loan size was not checked'];
  if (min === null && max === null) return ['unconfirmed', 'Lender has not stated a loan range'];
  const [low, high] = [bare(min, 0), bare(max, Infinity)];
  const [a, b] = [amount.from, amount.open ? amount.from : amount.to];
  let range = `${pounds(low)} to ${pounds(high)}`;
  if (high === Infinity) range = `from ${pounds(low)}`;
  else if (low === 0) range = `up to ${pounds(high)}`;
  if (high === Infinity && low === 0) range = 'any amount';
  if (a >= low && b <= high) return ['met', `Lends ${range}, which covers the amount you need`];
  if (b >= low && a <= high) return ['close', `Lends ${range}, which covers only part of the range you gave`];
  if (b < low && b * 10 >= low * 8)
    return ['close', `Minimum loan is ${pounds(low)}, slightly above the amount you need`];
  if (a > high && a * 100 <= high * 125)
    return ['close', `Maximum loan is ${pounds(high)}, slightly below the amount you need`];
  return ['excluded', b < low ? `Minimum loan is ${pounds(low)}` : `Maximum loan is ${pounds(high)}`];
};

export const onHistory = ({ history }: PlainEnquiry, lender: PlainLender, cashFlow: boolean): Found => {
  if (!cashFlow && history === 'blank') return 'not relevant';
  if (history === 'blank') return ['unconfirmed', 'No trading history given'];
  if (history === 'unreadable') return ['unconfirmed', 'We could not read the trading history entered'];
  if (history.from === 0 && history.to <= 6) {
    if (lender.startUps === true) return ['met', 'Considers start-ups and young businesses'];
    if (lender.startUps === null) return ['unconfirmed', 'Lender has not said whether it lends to start-ups'];
    return ['not met', 'Does not usually lend to start-ups'];
  }
  if (lender.months === null) return ['unconfirmed', 'Lender has not stated a minimum trading history'];
  const minimum = bare(lender.months, 0);
  if (minimum === 0) return ['met', 'No minimum trading history'];
  if (history.from >= minimum) return ['met', `You meet the minimum trading history of ${time(minimum)}`];
  if (lender.startUps === true) return ['met', 'Considers start-ups and young businesses'];
  if (history.to >= minimum)
    return ['close', `Asks for ${time(minimum)} trading; the band you chose may be just short`];
  if (history.to >= 0.75 * minimum)
    return ['close', `Asks for ${time(minimum)} trading; you are a little short`];
  return ['not met', `Asks for at least ${time(minimum)} trading`];
};

export const onCredit = ({ credit }: PlainEnquiry, lender: PlainLender, cashFlow: boolean): Found => {
  if (!cashFlow && credit === 'blank') return 'not relevant';
  if (credit === 'blank' || credit === 'unreadable') return ['unconfirmed', 'No credit score given'];
  if (lender.credit === null) return ['unconfirmed', 'Lender has not stated a minimum credit score'];
  const minimum = bare(lender.credit, 0);
  if (minimum === 0) return ['met', 'No minimum credit score'];
  if (credit >= minimum) return ['met', `Your credit profile meets the minimum of ${minimum}`];
  if ((BAND_TOPS[credit] ?? credit) >= minimum)
    return ['close', `Asks for a credit score of ${minimum}; the band you chose may be just short`];
  if (credit >= minimum - 50)
    return ['close', `Asks for a credit score of ${minimum}; yours is a little below`];
  return ['not met', `Asks for a credit score of at least ${minimum}`];
};

export const onAdverse = ({ adverse }: PlainEnquiry, lender: PlainLender, cashFlow: boolean): Found => {
  if (adverse === false) return 'not relevant';
  if (adverse === null)
    return cashFlow && lender.adverse !== true
      ? ['unconfirmed', 'Adverse credit not answered']
      : 'not relevant';
  if (lender.adverse === true) return ['met', 'Considers applicants with adverse credit'];
  if (lender.adverse === null)
    return ['unconfirmed', 'Lender has not said whether it accepts adverse credit'];
  return ['not met', 'Does not usually accept adverse credit'];
};

export const onLtv = (enquiry: PlainEnquiry, { minLtv, maxLtv }: PlainLender, cashFlow: boolean): Found => {
  if (cashFlow) return 'not relevant';
  const x = ltvOf(enquiry);
  if (x === null) return ['unconfirmed', 'No LTV given'];
  if (minLtv === null && maxLtv === null) return ['unconfirmed', 'Lender has not stated LTV limits'];
  const [least, most] = [minLtv ?? 0, bare(maxLtv, Infinity)];
  const text = `Maximum LTV is ${most}%; you asked for ${x}%`;
  if (oneDecimal(x - most) > 5) return ['not met', text];
  if (x > most) return ['close', text];
  if (x < least) return ['close', `Prefers lending at ${least}% LTV or more`];
  if (most < Infinity) return ['met', `Your ${x}% LTV is within the ${most}% maximum`];
  return least > 0 ? ['met', `Your ${x}% LTV is above the ${least}% minimum`] : ['met', 'No LTV limit'];
};

export const onPropertyType = (
  { propertyType }: PlainEnquiry,
  lender: PlainLender,
  cashFlow: boolean,
): Found => {
  if (cashFlow) return 'not relevant';
  if (propertyType === null) return ['unconfirmed', 'No property type given'];
  const types = lender.propertyTypes;
  if (lender.deniedTypes.includes(propertyType)) return ['not met', `Does not list ${propertyType} property`];
  if (types === null) return ['unconfirmed', 'Lender has not stated property types'];
  if (types === 'all' || types.includes(propertyType)) return ['met', `Lends on ${propertyType} property`];
  const kinds = types.filter((type) => PROPERTY_KINDS[propertyType]?.includes(type));
  if (kinds.length > 0)
    return ['close', `Lends on some ${propertyType} property (${kinds.join(', ')}); check yours`];
  const wider = types.find((type) => PROPERTY_KINDS[type]?.includes(propertyType));
  if (wider !== undefined)
    return ['close', `Lists ${wider} property; check that ${propertyType} is included`];
  return ['not met', `Does not list ${propertyType} property`];
};

export const onWorks = (
  { products, ...enquiry }: PlainEnquiry,
  lender: PlainLender,
  cashFlow: boolean,
): Found => {
  const development = enquiry.development || products.includes('development-finance');
  if (cashFlow || (!development && !enquiry.refurbishment)) return 'not relevant';
  const funds = development ? lender.development : lender.refurbishment;
  const works = development ? 'development' : 'refurbishment';
  if (funds === null) return ['unconfirmed', 'Lender has not said which projects it funds'];
  return funds ? ['met', `Funds ${works} projects`] : ['not met', `Does not fund ${works} projects`];
};

export const onSector = ({ sector }: PlainEnquiry, { preferred, excluded }: PlainLender): Found => {
  if (sector !== null && sector !== 'other' && excluded.includes(sector))
    return ['excluded', `Does not lend to the ${sector} sector`];
  if (sector === null || sector === 'other')
    return preferred.length + excluded.length > 0
      ? ['unconfirmed', 'Sector not given or "other"']
      : ['met', null];
  if (preferred.includes(sector)) return ['met', `Specialises in the ${sector} sector`];
  const kinds = SECTOR_KINDS[sector] ?? [];
  const shunned = excluded.filter((kind) => kinds.includes(kind));
  if (shunned.length > 0)
    return ['unconfirmed', `Does not lend to ${shunned.join(', ')}; check that yours is not one`];
  const sought = preferred.filter((kind) => kinds.includes(kind));
  if (sought.length > 0)
    return ['unconfirmed', `Specialises in ${sought.join(', ')}; check that yours is one`];
  return preferred.length > 0 ? ['close', `Prefers other sectors (${preferred.join(', ')})`] : ['met', null];
};

export const onCoverage = (enquiry: PlainEnquiry, lender: PlainLender, cashFlow: boolean): Found => {
  const region = (cashFlow ? null : enquiry.propertyNation) ?? enquiry.registeredNation;
  if (region === null) return 'not relevant';
  if (lender.deniedNations.includes(region)) return ['excluded', `Does not lend in ${region}`];
  if (lender.nations === null) return ['unconfirmed', 'Lender has not stated coverage areas'];
  if (lender.nations.includes(region)) return ['met', `Lends in ${region}`];
  if (lender.otherAreas) return ['unconfirmed', 'Lender lends in named areas only; check that yours is one'];
  return ['excluded', `Does not lend in ${region}`];
};
