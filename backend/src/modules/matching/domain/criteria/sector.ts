import type { Term } from '#shared/domain/vocabulary/kinds.js';
import { close, excluded, met, unconfirmed, type Assess } from '../finding.js';

const notGiven = unconfirmed('Sector not given or "other"');
const noPreference = met(null);
const shunned = excluded(({ sector }) => `Does not lend to the ${sector.shown} sector`);
const preferred = met(({ sector }) => `Specialises in the ${sector.shown} sector`);
const othersPreferred = close(
  (_, { preferredSectors }) =>
    `Prefers other sectors (${preferredSectors.map(({ written }) => written).join(', ')})`,
);

const names = (terms: readonly Term[], key: string): boolean => terms.some((term) => term.key === key);

export const assessSector: Assess = ({ sector: { key } }, { preferredSectors, excludedSectors }) => {
  const minded = preferredSectors.length + excludedSectors.length > 0;
  if (key === '' || key === 'other') return minded ? notGiven : noPreference;
  if (names(excludedSectors, key)) return shunned;
  if (preferredSectors.length === 0) return noPreference;
  return names(preferredSectors, key) ? preferred : othersPreferred;
};
