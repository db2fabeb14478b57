import type { ReactNode } from 'react';
import type { ImportTerm } from '@/features/lender-import/lender-import-api';
import { wordKindLabel } from '@/features/lender-import/word-kinds';
import { longDateAndTime } from '@/shared/lib/dates';
import { DetailDrawer, Fact, Facts } from '@/shared/lists/screen/detail-drawer';

interface ImportTermDetailsProps {
  word: ImportTerm;
  onClose: () => void;
  actions: ReactNode;
}

/** A saved term's meaning, and who saved it. */
export function ImportTermDetails({ word, onClose, actions }: ImportTermDetailsProps) {
  return (
    <DetailDrawer title={word.word} onClose={onClose} actions={actions}>
      <Facts>
        <Fact name="Kind">{wordKindLabel(word.kind)}</Fact>
        <Fact name="Means">{word.means}</Fact>
        <Fact name="Saved">{longDateAndTime(word.taughtAt)}</Fact>
        <Fact name="By">{word.taughtBy}</Fact>
      </Facts>
    </DetailDrawer>
  );
}
