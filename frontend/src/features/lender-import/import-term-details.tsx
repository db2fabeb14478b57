import type { ReactNode } from 'react';
import type { ImportTerm } from '@/features/lender-import/lender-import-api';
import { termKindLabel } from '@/features/lender-import/term-kinds';
import { longDateAndTime } from '@/shared/lib/dates';
import { DetailDrawer } from '@/shared/lists/screen/detail-drawer';
import { DescriptionItem, DescriptionList } from '@/shared/ui/description-list';

interface ImportTermDetailsProps {
  term: ImportTerm;
  onClose: () => void;
  actions: ReactNode;
}

/** A saved term's meaning, and who saved it. */
export function ImportTermDetails({ term, onClose, actions }: ImportTermDetailsProps) {
  return (
    <DetailDrawer title={term.word} onClose={onClose} actions={actions}>
      <DescriptionList>
        <DescriptionItem term="Kind">{termKindLabel(term.kind)}</DescriptionItem>
        <DescriptionItem term="Means">{term.means}</DescriptionItem>
        <DescriptionItem term="Saved">{longDateAndTime(term.taughtAt)}</DescriptionItem>
        <DescriptionItem term="By">{term.taughtBy}</DescriptionItem>
      </DescriptionList>
    </DetailDrawer>
  );
}
