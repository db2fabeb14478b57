import { tabDraft } from '@/features/fact-find/draft';
import { useKeptAnswers } from '@/features/fact-find/use-kept-answers';

/** Keeps the answers in this tab as they are written, so that the back button and a reload lose nothing. */
export function TabDraft({ onEdit }: { onEdit: () => void }) {
  useKeptAnswers(tabDraft, onEdit);
  return null;
}
