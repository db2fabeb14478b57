import type { Receipt } from '@/features/applications/applications-api';
import type { FactFindAnswers } from '@/features/fact-find/fact-find-answers';
import type { MatchAnswer } from '@/features/matching/match-answer';
import type { KeyedAnswers } from '@/shared/forms/use-submission-key';

/** Raised when what is kept would be read as something else; what other versions kept is dropped. */
const VERSION = 1;

export interface FoundLenders {
  readonly answers: FactFindAnswers;
  readonly answer: MatchAnswer;
  readonly receipt: Receipt;
}

/** What the browser keeps of a search for as long as its tab is open. */
interface KeptSearch {
  readonly version: typeof VERSION;
  /** What was sent last and under which key, so that the same answers make no second application. */
  readonly sent: KeyedAnswers | null;
  readonly found: FoundLenders | null;
}

const NOTHING: KeptSearch = { version: VERSION, sent: null, found: null };

/** A browser that keeps nothing costs the list at the next reload, and nothing else. */
export const searchKeptAt = (place: string) => {
  const load = (): KeptSearch => {
    try {
      const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null') as KeptSearch | null;
      return kept?.version === VERSION ? kept : NOTHING;
    } catch {
      return NOTHING;
    }
  };
  const keep = (change: Partial<KeptSearch>): void => {
    try {
      sessionStorage.setItem(place, JSON.stringify({ ...load(), ...change }));
    } catch {
      // It is shown all the same.
    }
  };
  const clear = (): void => {
    try {
      sessionStorage.removeItem(place);
    } catch {
      // Nothing could be kept here, so there is nothing to clear.
    }
  };
  return { load, keep, clear };
};
