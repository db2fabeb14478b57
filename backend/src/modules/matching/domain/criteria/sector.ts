import { close, excluded, met, unconfirmed, type Assess } from '../finding.js';

const notGiven = unconfirmed('Sector not given or "other"');
const noPreference = met(null);
const shunned = excluded(({ sector }) => `Does not lend to the ${sector.shown} sector`);
const preferred = met(({ sector }) => `Specialises in the ${sector.shown} sector`);
const othersPreferred = close(
  (_, { preferredSectors }) =>
    `Prefers other sectors (${preferredSectors.map(({ shown }) => shown).join(', ')})`,
);

export const assessSector: Assess = ({ sector: { key } }, { preferredSectors, excludedSectors }) => {
  const minded = preferredSectors.length > 0 || excludedSectors.size > 0;
  if (key === '' || key === 'other') return minded ? notGiven : noPreference;
  if (excludedSectors.has(key)) return shunned;
  if (preferredSectors.length === 0) return noPreference;
  return preferredSectors.some((sector) => sector.key === key) ? preferred : othersPreferred;
};
