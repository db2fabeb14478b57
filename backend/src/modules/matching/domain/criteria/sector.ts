import { sectors as vocabulary } from '#kernel/vocabulary/sectors.js';
import { close, excluded, met, unconfirmed, type Assess, type DecidingField } from '../rule/finding.js';
import { among, inWords, kindsOf } from '../panel/named.js';
import { named, type RequestedOf } from '../rule/requested.js';

const notGiven = unconfirmed('Sector not given or "other"');
const noPreference = met(null);
const notLentTo = excluded(({ sector }) => `Does not lend to the ${sector.shown} sector`);
const preferred = met(({ sector }) => `Specialises in the ${sector.shown} sector`);
const someNotLentTo = unconfirmed(({ sector }, { excludedSectors }) => {
  const kinds = kindsOf(sector.key, excludedSectors.terms, vocabulary);
  return `Does not lend to ${inWords(kinds, vocabulary)}; check that yours is not one`;
});
const somePreferred = unconfirmed(({ sector }, { preferredSectors }) => {
  const kinds = kindsOf(sector.key, preferredSectors.terms, vocabulary);
  return `Specialises in ${inWords(kinds, vocabulary)}; check that yours is one`;
});
const othersPreferred = close(
  (_, { preferredSectors }) => `Prefers other sectors (${inWords(preferredSectors.terms, vocabulary)})`,
);

export const assessSector: Assess = ({ sector: { key } }, { preferredSectors, excludedSectors }) => {
  const { terms: preferredTerms } = preferredSectors;
  const { terms: unwanted } = excludedSectors;
  const minded = preferredTerms.length + unwanted.length > 0;
  if (!minded) return noPreference;
  if (key === '' || key === 'other') return notGiven;
  if (among(unwanted, key)) return notLentTo;
  if (among(preferredTerms, key)) return preferred;
  if (unwanted.some((term) => vocabulary.isKindOf(term.key, key))) return someNotLentTo;
  if (preferredTerms.some((term) => vocabulary.isKindOf(term.key, key))) return somePreferred;
  return preferredTerms.length === 0 ? noPreference : othersPreferred;
};

export const sectorField: DecidingField = ({ sector: { key } }, { excludedSectors }) => {
  if (key === '' || key === 'other') return null;
  return excludedSectors.terms.length > 0 ? 'excludedSectors' : 'preferredSectors';
};

export const requestedSector: RequestedOf = ({ sector }) => named(sector.shown);
