import type { LenderField } from '#kernel/lending/lender-fields.js';
import type { FundingRequest } from './funding-request.js';
import type { CompiledLender } from '../panel/compiled-lender.js';

export const OUTCOMES = ['met', 'close', 'unconfirmed', 'not met', 'excluded'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** What an outcome does to a lender's standing: its share of the criterion's weight, and what it counts as. */
interface Effect {
  readonly value: number;
  readonly confirmed: 0 | 1;
  readonly mismatch: 0 | 1;
  readonly major: 0 | 1;
  readonly exclusion: 0 | 1;
}

const EFFECTS: Record<Outcome, Effect> = {
  met: { value: 1, confirmed: 1, mismatch: 0, major: 0, exclusion: 0 },
  close: { value: 0.5, confirmed: 1, mismatch: 1, major: 0, exclusion: 0 },
  unconfirmed: { value: 0.5, confirmed: 0, mismatch: 0, major: 0, exclusion: 0 },
  'not met': { value: 0, confirmed: 1, mismatch: 1, major: 1, exclusion: 0 },
  excluded: { value: 0, confirmed: 0, mismatch: 0, major: 0, exclusion: 1 },
};

type Sentence = (request: FundingRequest, lender: CompiledLender) => string;

/**
 * What a criterion finds. Findings are made once, when the module loads: assessing a lender only picks one, and
 * its sentence is not written until somebody wants to read it.
 */
export interface Finding {
  readonly outcome: Outcome;
  readonly effect: Effect;
  /** Null where there is nothing to say. */
  readonly sentence: Sentence | null;
}

const finding =
  (outcome: Outcome) =>
  (sentence: string | Sentence | null): Finding => ({
    outcome,
    effect: EFFECTS[outcome],
    sentence: typeof sentence === 'string' ? () => sentence : sentence,
  });

export const met = finding('met');
export const close = finding('close');
export const unconfirmed = finding('unconfirmed');
export const notMet = finding('not met');
export const excluded = finding('excluded');

/** Which field of a lender a criterion looked at; null where the enquiry itself left the question open. */
export type DecidingField = (request: FundingRequest, lender: CompiledLender) => LenderField | null;

/** A criterion: given what is asked and a lender, one finding. Pure, and total. */
export type Assess = (request: FundingRequest, lender: CompiledLender) => Finding;
