import { met, notMet, unconfirmed, type Assess } from '../finding.js';

const notGiven = unconfirmed('No property type given');
const notStated = unconfirmed('Lender has not stated property types');
const listed = met(({ propertyType }) => `Lends on ${propertyType.shown} property`);
const notListed = notMet(({ propertyType }) => `Does not list ${propertyType.shown} property`);

export const assessPropertyType: Assess = ({ propertyType: { key } }, { propertyTypes }) => {
  if (key === '') return notGiven;
  if (!propertyTypes) return notStated;
  return propertyTypes.has(key) || propertyTypes.has('all') || propertyTypes.has('any') ? listed : notListed;
};
