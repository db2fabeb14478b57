import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatLineAmount, lineName, type Line } from '@/features/commissions/ledger-labels';
import { LineChip } from '@/features/commissions/line-columns';
import { RowsList } from '@/shared/lists/rows-list';

interface CommissionLinesProps {
  label: string;
  lines: readonly Line[];
  /** Each line's title: its case, or its state if all are of one case. */
  by: 'case' | 'state';
}

/** A few lines with their calculation and amount. */
export function CommissionLines({ label, lines, by }: CommissionLinesProps) {
  return (
    <RowsList label={label}>
      {lines.map((line) => (
        <li key={line.id}>
          <Box sx={{ minWidth: 0, flex: 1 }}>
            {by === 'case' ? (
              <Typography sx={{ fontWeight: 600 }}>{lineName(line)}</Typography>
            ) : (
              <LineChip status={line.state} />
            )}
            <Typography variant="body2" color="textSecondary">
              {line.how}
            </Typography>
          </Box>
          <Typography sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {formatLineAmount(line.amountPence)}
          </Typography>
        </li>
      ))}
    </RowsList>
  );
}
