import type { ReactNode } from 'react';
import { LineChip } from '@/features/commissions/line-columns';
import { formatLineAmount, type Line } from '@/features/commissions/ledger-labels';
import { longDate } from '@/shared/lib/dates';
import { Fact, Facts } from '@/shared/lists/screen/detail-drawer';

/** The details of a line, with a link to its case for this reader. */
export function LineFacts({ line, caseLink }: { line: Line; caseLink: ReactNode }) {
  const { state, how, amountPence, vatPence, earnedOn, dueOn } = line;
  return (
    <Facts>
      <Fact name="Status">
        <LineChip status={state} />
      </Fact>
      <Fact name="Case">{caseLink}</Fact>
      <Fact name="Basis">{how}</Fact>
      <Fact name="Amount">{formatLineAmount(amountPence)}</Fact>
      <Fact name="VAT">{vatPence === 0 ? 'None' : formatLineAmount(vatPence)}</Fact>
      <Fact name="Earned on">{earnedOn === null ? 'Not yet earned' : longDate(earnedOn)}</Fact>
      <Fact name="Due on">{dueOn === null ? 'Not known yet' : longDate(dueOn)}</Fact>
    </Facts>
  );
}
