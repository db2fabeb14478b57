import type { Receipt } from '@/features/applications/applicant/applications-api';
import type { FactFindAnswers } from '@/features/fact-find/fact-find-answers';
import type { MatchAnswer } from '@/features/matching/match-answer';
import type { KeyedAnswers } from '@/shared/forms/use-submission-key';
import { sessionStorageEntry } from '@/shared/lib/session-storage-entry';

export interface FoundLenders {
  readonly answers: FactFindAnswers;
  readonly answer: MatchAnswer;
  readonly receipt: Receipt;
  /** Answers that came after it was sent are in the application: sent again, it would be a second one. */
  readonly completed?: boolean;
}

/** What the browser keeps of a search for as long as its tab is open. */
interface KeptSearch {
  readonly version: number;
  /** What was sent last and under which key, so that the same answers make no second application. */
  readonly sent: KeyedAnswers | null;
  readonly found: FoundLenders | null;
}

const NOTHING: KeptSearch = { version: 3, sent: null, found: null };

export const searchKeptAt = (place: string) => sessionStorageEntry(place, NOTHING);
