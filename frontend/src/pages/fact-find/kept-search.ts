import type { Receipt } from '@/features/applications/applicant/applications-api';
import type { FactFindAnswers } from '@/features/fact-find/fact-find-answers';
import type { MatchAnswer } from '@/features/matching/match-answer';
import type { KeyedAnswers } from '@/shared/forms/use-submission-key';
import { sessionStorageEntry } from '@/shared/lib/session-storage-entry';

export interface FoundLenders {
  readonly answers: FactFindAnswers;
  readonly answer: MatchAnswer;
  readonly receipt: Receipt;
  /** The application has later answers: sending the form again would create a second application. */
  readonly completed?: boolean;
}

/** The search that session storage keeps for the tab. */
interface KeptSearch {
  readonly version: number;
  /** The last answers sent and their idempotency key, so that the same answers create no second application. */
  readonly sent: KeyedAnswers | null;
  readonly found: FoundLenders | null;
}

const NOTHING: KeptSearch = { version: 3, sent: null, found: null };

export const searchKeptAt = (place: string) => sessionStorageEntry(place, NOTHING);
