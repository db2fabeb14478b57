import { excluded, met, unconfirmed, type Assess, type DecidingField } from '../rule/finding.js';
import { named, type RequestedOf } from '../rule/requested.js';

const notStated = unconfirmed('Lender has not stated coverage areas');
const namedAreasOnly = unconfirmed('Lender lends in named areas only; check that yours is one');
const covered = met(({ region }) => `Lends in ${region}`);
const notCovered = excluded(({ region }) => `Does not lend in ${region}`);

export const assessCoverage: Assess = ({ region }, { coverageAreas: coverage }) => {
  if (!coverage) return notStated;
  if (region !== 'unknown' && coverage.nations.has(region)) return covered;
  if (region !== 'unknown' && coverage.leftOut.has(region)) return notCovered;
  if (coverage.namesOtherAreas) return namedAreasOnly;
  // Without names, or with exceptions only, the rest is not stated.
  return coverage.nations.size === 0 ? notStated : notCovered;
};

export const coverageField: DecidingField = () => 'coverageAreas';

export const requestedRegion: RequestedOf = ({ region }) => named(region);
