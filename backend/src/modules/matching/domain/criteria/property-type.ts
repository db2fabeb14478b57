import type { Term } from '#kernel/vocabulary/kinds.js';
import { propertyTypes as vocabulary } from '#kernel/vocabulary/property-types.js';
import type { FundingRequest } from '../rule/funding-request.js';
import { close, met, notMet, unconfirmed, type Assess, type DecidingField } from '../rule/finding.js';
import type { CompiledLender } from '../panel/compiled-lender.js';
import { among, kindsOf, asWritten, shownPropertyType } from '../panel/named.js';
import { named, type RequestedOf } from '../rule/requested.js';

const widerThan = ({ propertyType }: FundingRequest, { propertyTypes }: CompiledLender): Term | undefined =>
  propertyTypes.terms.find(({ key }) => vocabulary.isKindOf(propertyType.key, key));

const notGiven = unconfirmed('No property type given');
const notStated = unconfirmed('Lender has not stated property types');
const listed = met(({ propertyType }) => `Lends on ${propertyType.shown} property`);
const someListed = close(({ propertyType }, { propertyTypes }) => {
  const kinds = kindsOf(propertyType.key, propertyTypes.terms, vocabulary);
  return `Lends on some ${propertyType.shown} property (${asWritten(kinds)}); check yours`;
});
const widerListed = close((request, lender) => {
  const wider = widerThan(request, lender);
  const shown = wider ? shownPropertyType(wider.key, vocabulary.nameOf(wider.key) ?? wider.written) : '';
  return `Lists ${shown} property; check that ${request.propertyType.shown} is included`;
});
const notListed = notMet(({ propertyType }) => `Does not list ${propertyType.shown} property`);

export const assessPropertyType: Assess = (request, lender) => {
  const { key } = request.propertyType;
  if (key === '') return notGiven;
  const { all, terms, exceptions } = lender.propertyTypes;
  if (among(exceptions, key)) return notListed;
  if (all || among(terms, key)) return listed;
  if (terms.some((term) => vocabulary.isKindOf(term.key, key))) return someListed;
  if (widerThan(request, lender)) return widerListed;
  // Without entries, or with exceptions only, the rest is not stated.
  return terms.length === 0 ? notStated : notListed;
};

export const propertyTypeField: DecidingField = ({ propertyType }) =>
  propertyType.key === '' ? null : 'propertyTypes';

export const requestedPropertyType: RequestedOf = ({ propertyType }) => named(propertyType.shown);
