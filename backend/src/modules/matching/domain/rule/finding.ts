import type { LenderField } from '#kernel/lending/lender-fields.js';
import type { FundingRequest } from './funding-request.js';
import type { CompiledLender } from '../panel/compiled-lender.js';

export const OUTCOMES = ['met', 'close', 'unconfirmed', 'not met', 'excluded'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** The effect of an outcome: its share of the criterion's weight, and what it counts as. */
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
 * A finding of a criterion. Findings are created once, when the module loads: assessing a lender only picks one, and
 * its sentence is written only when it is read.
 */
export interface Finding {
  readonly outcome: Outcome;
  readonly effect: Effect;
  /** Null if there is nothing to say. */
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

/** The lender's field that a criterion used; null if the enquiry itself left the question open. */
export type DecidingField = (request: FundingRequest, lender: CompiledLender) => LenderField | null;

/** A criterion: a pure, total function from request and lender to one finding. */
export type Assess = (request: FundingRequest, lender: CompiledLender) => Finding;
