import { sectors as vocabulary } from '#shared/domain/vocabulary/sectors.js';
import { close, excluded, met, unconfirmed, type Assess } from '../finding.js';
import { among, inWords, kindsOf } from '../named.js';

const notGiven = unconfirmed('Sector not given or "other"');
const noPreference = met(null);
const shunned = excluded(({ sector }) => `Does not lend to the ${sector.shown} sector`);
const preferred = met(({ sector }) => `Specialises in the ${sector.shown} sector`);
const someShunned = unconfirmed(({ sector }, { excludedSectors }) => {
  const kinds = kindsOf(sector.key, excludedSectors, vocabulary);
  return `Does not lend to ${inWords(kinds)}; check that yours is not one`;
});
const somePreferred = unconfirmed(({ sector }, { preferredSectors }) => {
  const kinds = kindsOf(sector.key, preferredSectors, vocabulary);
  return `Specialises in ${inWords(kinds)}; check that yours is one`;
});
const othersPreferred = close(
  (_, { preferredSectors }) => `Prefers other sectors (${inWords(preferredSectors)})`,
);

export const assessSector: Assess = ({ sector: { key } }, { preferredSectors, excludedSectors }) => {
  const minded = preferredSectors.length + excludedSectors.length > 0;
  if (!minded) return noPreference;
  if (key === '' || key === 'other') return notGiven;
  if (among(excludedSectors, key)) return shunned;
  if (among(preferredSectors, key)) return preferred;
  if (excludedSectors.some((term) => vocabulary.isKindOf(term.key, key))) return someShunned;
  if (preferredSectors.some((term) => vocabulary.isKindOf(term.key, key))) return somePreferred;
  return preferredSectors.length === 0 ? noPreference : othersPreferred;
};
