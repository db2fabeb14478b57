import type { FundingRequest } from '../rule/funding-request.js';
import { met, notMet, unconfirmed, type Assess, type DecidingField } from '../rule/finding.js';

const notStated = unconfirmed('Lender has not said which projects it funds');
const development = {
  funded: met('Funds development projects'),
  not: notMet('Does not fund development projects'),
};
const refurbishment = {
  funded: met('Funds refurbishment projects'),
  not: notMet('Does not fund refurbishment projects'),
};

export const worksAreRequested = (request: FundingRequest): boolean =>
  request.development || request.refurbishment;

/** Building includes refurbishing: if both are answered, development decides. */
export const assessWorks: Assess = (request, lender) => {
  const works = request.development ? development : refurbishment;
  const funds = request.development ? lender.acceptsDevelopmentProjects : lender.acceptsRefurbProjects;
  if (funds === null) return notStated;
  return funds ? works.funded : works.not;
};

export const worksField: DecidingField = ({ development: isDevelopment }) =>
  isDevelopment ? 'acceptsDevelopmentProjects' : 'acceptsRefurbProjects';
