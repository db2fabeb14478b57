import type { ReactNode } from 'react';
import type { ImportTerm } from '@/features/lender-import/lender-import-api';
import { termKindLabel } from '@/features/lender-import/term-kinds';
import { longDateAndTime } from '@/shared/lib/dates';
import { DetailDrawer, Fact, Facts } from '@/shared/lists/screen/detail-drawer';

interface ImportTermDetailsProps {
  term: ImportTerm;
  onClose: () => void;
  actions: ReactNode;
}

/** A saved term's meaning, and who saved it. */
export function ImportTermDetails({ term, onClose, actions }: ImportTermDetailsProps) {
  return (
    <DetailDrawer title={term.word} onClose={onClose} actions={actions}>
      <Facts>
        <Fact name="Kind">{termKindLabel(term.kind)}</Fact>
        <Fact name="Means">{term.means}</Fact>
        <Fact name="Saved">{longDateAndTime(term.taughtAt)}</Fact>
        <Fact name="By">{term.taughtBy}</Fact>
      </Facts>
    </DetailDrawer>
  );
}
