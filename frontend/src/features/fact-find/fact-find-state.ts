import { createContext, type Dispatch, useContext } from 'react';
import type { Schemas } from '@/api/schemas';
import type { Draft } from '@/features/fact-find/draft';
import type { FactFindAnswers, FactFindValues } from '@/features/fact-find/fact-find-answers';
import type { Section } from '@/shared/application-answers/section';
import type { Validation } from '@/shared/forms/lazy-schema';

/** What distinguishes one fact-find from the other. */
export interface FactFindDefinition {
  /** The id of the form in the page, for a submit button elsewhere on the page, and of its stored search. */
  readonly id: string;
  /** The accessible name of the form. */
  readonly label: string;
  readonly sections: readonly Section[];
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

export interface FoundLenders {
  readonly answers: FactFindAnswers;
  readonly answer: Schemas['MatchLendersResponse'];
  readonly receipt: Schemas['SubmittedApplicationResponse'];
  /** The application has later answers: sending the form again would create a second application. */
  readonly completed?: boolean;
}

/** Everything but the answers, which the form holds. */
export interface FactFindState {
  /** The linked answers that the form has taken over, with those of an earlier visit; null before that. */
  readonly filledWith: LinkedAnswers | null;
  /** Whether the browser can store the answers. */
  readonly canStore: boolean;
  readonly searching: boolean;
  readonly found: FoundLenders | null;
  /** Just found: false after leaving the page or a failed search. */
  readonly fresh: boolean;
}

type FactFindAction =
  | { type: 'filled'; linked: LinkedAnswers }
  | { type: 'saved'; canStore: boolean }
  | { type: 'searching' }
  | { type: 'failed' }
  | { type: 'found' | 'answered'; found: FoundLenders }
  | { type: 'cleared' };

export const stateWith = (found: FoundLenders | null): FactFindState => ({
  filledWith: null,
  canStore: true,
  searching: false,
  found,
  fresh: false,
});

export function factFindReducer(state: FactFindState, action: FactFindAction): FactFindState {
  switch (action.type) {
    case 'filled':
      return { ...state, filledWith: action.linked };
    case 'saved':
      return state.canStore === action.canStore ? state : { ...state, canStore: action.canStore };
    case 'searching':
      return { ...state, searching: true };
    case 'failed':
      return { ...state, searching: false, fresh: false };
    case 'found':
      return { ...state, searching: false, fresh: true, found: action.found };
    case 'answered':
      return { ...state, fresh: false, found: action.found };
    case 'cleared':
      return { ...state, searching: false, fresh: false, found: null };
  }
}

export interface FactFind extends FactFindState {
  readonly definition: FactFindDefinition;
  readonly linked: LinkedAnswers;
  /** An answer has been changed since the lenders were found. */
  readonly outdated: boolean;
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
