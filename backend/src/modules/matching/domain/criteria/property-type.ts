import type { Term } from '#shared/domain/vocabulary/kinds.js';
import { met, notMet, unconfirmed, type Assess } from '../finding.js';

const notGiven = unconfirmed('No property type given');
const notStated = unconfirmed('Lender has not stated property types');
const listed = met(({ propertyType }) => `Lends on ${propertyType.shown} property`);
const notListed = notMet(({ propertyType }) => `Does not list ${propertyType.shown} property`);

const names = (terms: readonly Term[], key: string): boolean => terms.some((term) => term.key === key);

export const assessPropertyType: Assess = ({ propertyType: { key } }, { propertyTypes }) => {
  if (key === '') return notGiven;
  if (!propertyTypes) return notStated;
  const { all, terms, exceptions } = propertyTypes;
  if (names(exceptions, key)) return notListed;
  if (all || names(terms, key)) return listed;
  // A list of nothing but exceptions says nothing about the rest.
  return terms.length === 0 ? notStated : notListed;
};
