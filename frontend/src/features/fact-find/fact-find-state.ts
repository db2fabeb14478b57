import { createContext, type Dispatch, useContext } from 'react';
import type { Schemas } from '@/api/schemas';
import { type Draft, isSame } from '@/features/fact-find/draft';
import type { FactFindAnswers, FactFindValues } from '@/features/fact-find/fact-find-answers';
import type { QuestionSection } from '@/shared/application-answers/section';
import type { FieldErrors, Validation } from '@/shared/forms/rules/lazy-schema';
import type { SendProblem } from '@/shared/forms/sending/send-problem';

/** What distinguishes one fact-find from the other. */
export interface FactFindDefinition {
  /** The id of the form in the page, for a submit button elsewhere on the page, and of its stored search. */
  readonly id: string;
  /** The accessible name of the form. */
  readonly label: string;
  readonly sections: readonly QuestionSection[];
  readonly blank: FactFindValues;
  readonly schema: Validation;
  readonly draft: Draft;
  /** Where answers are stored, and until when. */
  readonly storageNote: string;
}

/** Answers that the link to the page carried, blank for none. */
export type LinkedAnswers = Readonly<Record<'fundingType' | 'amount', string>>;

/** The answers to a question beside the results. */
export type LaterAnswers = Schemas['AnswerQuestionsRequest'];

export interface LenderSearchResult {
  readonly answers: FactFindAnswers;
  readonly answer: Schemas['MatchLendersResponse'];
  readonly receipt: Schemas['SubmittedApplicationResponse'];
  /** The application has later answers: sending the form again would create a second application. */
  readonly completed?: boolean;
}

/** All that a fact-find holds: the answers, their submission, and the lenders found. */
export interface FactFindState {
  readonly values: FactFindValues;
  /** The names of the fields that the visitor has left: only their errors show. */
  readonly touched: ReadonlySet<string>;
  readonly errors: FieldErrors;
  /** Why the last search failed; null from the next attempt on. */
  readonly problem: SendProblem | null;
  readonly submission: 'none' | 'validating' | 'searching';
  /** How often the visitor has submitted these answers. */
  readonly submitCount: number;
  /** The linked answers that the form has taken over, with those of an earlier visit; null before that. */
  readonly filledWith: LinkedAnswers | null;
  /** Whether the browser can store the answers. */
  readonly canStore: boolean;
  readonly found: LenderSearchResult | null;
  /** Just found: false after leaving the page or a failed search. */
  readonly fresh: boolean;
}

type FactFindAction =
  | { type: 'filled'; linked: LinkedAnswers; before: FactFindValues }
  | { type: 'changed'; change: (values: FactFindValues) => FactFindValues }
  | { type: 'left'; names: readonly string[] }
  | { type: 'validated'; values: FactFindValues; errors: FieldErrors }
  | { type: 'saved'; canStore: boolean }
  | { type: 'submitted' }
  | { type: 'invalid'; errors: FieldErrors }
  | { type: 'searching' }
  | { type: 'failed'; problem: SendProblem }
  | { type: 'found'; found: LenderSearchResult }
  | { type: 'answered'; found: LenderSearchResult; answers: LaterAnswers }
  | { type: 'cleared'; blank: FactFindValues };

export const stateWith = (blank: FactFindValues, found: LenderSearchResult | null): FactFindState => ({
  values: blank,
  touched: new Set(),
  errors: {},
  problem: null,
  submission: 'none',
  submitCount: 0,
  filledWith: null,
  canStore: true,
  found,
  fresh: false,
});

export function factFindReducer(state: FactFindState, action: FactFindAction): FactFindState {
  switch (action.type) {
    case 'filled':
      return { ...state, filledWith: action.linked, values: filledValues(state, action) };
    case 'changed':
      return { ...state, values: action.change(state.values) };
    case 'left':
      return action.names.every((name) => state.touched.has(name))
        ? state
        : { ...state, touched: new Set([...state.touched, ...action.names]) };
    case 'validated':
      // An answer that changed meanwhile is being validated again.
      return state.values === action.values ? { ...state, errors: action.errors } : state;
    case 'saved':
      return state.canStore === action.canStore ? state : { ...state, canStore: action.canStore };
    case 'submitted':
      return {
        ...state,
        touched: new Set(Object.keys(state.values)),
        problem: null,
        submission: 'validating',
        submitCount: state.submitCount + 1,
      };
    case 'invalid':
      return { ...state, submission: 'none', errors: action.errors };
    case 'searching':
      return { ...state, submission: 'searching' };
    case 'failed':
      return { ...state, submission: 'none', fresh: false, problem: action.problem };
    case 'found':
      return { ...state, submission: 'none', fresh: true, found: action.found };
    case 'answered':
      // Into the answers of now: others may have changed meanwhile.
      return { ...state, fresh: false, found: action.found, values: { ...state.values, ...action.answers } };
    case 'cleared':
      return { ...stateWith(action.blank, null), filledWith: state.filledWith, canStore: state.canStore };
  }
}

/** The visitor's latest choice, that of the link, overrides an earlier one. */
function filledValues(
  { values }: FactFindState,
  { linked, before }: { linked: LinkedAnswers; before: FactFindValues },
): FactFindValues {
  const filled = {
    ...before,
    fundingType: linked.fundingType || before.fundingType,
    amount: linked.amount || before.amount,
  };
  // Values that stay the same have nothing to validate, and load no schema.
  return isSame(filled, values) ? values : filled;
}

/** What the parts around the form use of it. The fields use its `FormState`, which changes with every letter. */
export interface FactFind extends Pick<FactFindState, 'filledWith' | 'canStore' | 'found' | 'fresh'> {
  readonly definition: FactFindDefinition;
  readonly linked: LinkedAnswers;
  readonly searching: boolean;
  /** An answer has been changed since the lenders were found. */
  readonly outdated: boolean;
  /** Validates the answers and searches with them; resolves to the names of the fields that are invalid. */
  readonly submit: (values: FactFindValues) => Promise<readonly string[]>;
  /** Saves answers given beside the results, in the form too. */
  readonly answer: (answers: LaterAnswers) => Promise<void>;
  /** Clears the answers and the results. */
  readonly startAgain: () => void;
  readonly dispatch: Dispatch<FactFindAction>;
}

export const FactFindContext = createContext<FactFind | null>(null);

export function useFactFind(): FactFind {
  const factFind = useContext(FactFindContext);
  if (!factFind) throw new Error('There is no fact-find around this component.');
  return factFind;
}
