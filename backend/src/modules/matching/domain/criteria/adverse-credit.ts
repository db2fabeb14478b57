import type { FundingRequest } from '../rule/funding-request.js';
import { met, notMet, unconfirmed, type Assess, type DecidingField } from '../rule/finding.js';
import type { CompiledLender } from '../panel/compiled-lender.js';

const notAnswered = unconfirmed('Adverse credit not answered');
const notStated = unconfirmed('Lender has not said whether it accepts adverse credit');
const accepted = met('Considers applicants with adverse credit');
const refused = notMet('Does not usually accept adverse credit');

/** An unanswered question is relevant to business lenders, unless they accept either answer. */
export const adverseCreditMatters = (
  { hasAdverseCredit, family }: FundingRequest,
  lender: CompiledLender,
): boolean => hasAdverseCredit ?? (family === 'cash-flow' && lender.acceptsAdverseCredit !== true);

export const assessAdverseCredit: Assess = ({ hasAdverseCredit }, { acceptsAdverseCredit }) => {
  if (hasAdverseCredit === null) return notAnswered;
  if (acceptsAdverseCredit === null) return notStated;
  return acceptsAdverseCredit ? accepted : refused;
};

export const adverseCreditField: DecidingField = ({ hasAdverseCredit }) =>
  hasAdverseCredit === null ? null : 'acceptsAdverseCredit';
