import type { ReactNode } from 'react';
import { LineChip } from '@/features/commissions/line-columns';
import { formatLineAmount, type Line } from '@/features/commissions/ledger-labels';
import { longDate } from '@/shared/lib/dates';
import { DescriptionItem, DescriptionList } from '@/shared/ui/description-list';

/** The details of a line, with a link to its case for this reader. */
export function LineFacts({ line, caseLink }: { line: Line; caseLink: ReactNode }) {
  const { state, how, amountPence, vatPence, earnedOn, dueOn } = line;
  return (
    <DescriptionList>
      <DescriptionItem term="Status">
        <LineChip status={state} />
      </DescriptionItem>
      <DescriptionItem term="Case">{caseLink}</DescriptionItem>
      <DescriptionItem term="Basis">{how}</DescriptionItem>
      <DescriptionItem term="Amount">{formatLineAmount(amountPence)}</DescriptionItem>
      <DescriptionItem term="VAT">{vatPence === 0 ? 'None' : formatLineAmount(vatPence)}</DescriptionItem>
      <DescriptionItem term="Earned on">
        {earnedOn === null ? 'Not yet earned' : longDate(earnedOn)}
      </DescriptionItem>
      <DescriptionItem term="Due on">{dueOn === null ? 'Not known yet' : longDate(dueOn)}</DescriptionItem>
    </DescriptionList>
  );
}
