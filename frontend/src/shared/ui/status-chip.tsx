import { styled } from '@mui/material/styles';
import { humanise, lookUp } from '@/shared/lib/labels';

export type Tone = 'positive' | 'negative' | 'waiting' | 'processing' | 'neutral';

interface StatusChipProps {
  tone: Tone;
  /** The usual status of most rows: only the dot has its colour. */
  quiet?: boolean;
  children: string;
}

/** A status: a coloured dot and its label. */
export const StatusChip = ({ tone, quiet = false, children }: StatusChipProps) => (
  <Chip data-tone={tone} data-quiet={quiet}>
    {children}
  </Chip>
);

const Chip = styled('span')<{ 'data-tone': Tone }>(({ theme, 'data-tone': tone }) => ({
  ...theme.typography.caption,
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.status[tone],
  '&::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.status[tone],
  },
  '&[data-quiet="true"]': { fontWeight: 400, color: theme.vars.palette.text.secondary },
}));

/** The label and tone of a status. */
export interface ShownStatus {
  label: string;
  tone: Tone;
}

/** A status by its code; unknown codes are grey and humanised. */
export const shownStatus = (table: Readonly<Record<string, ShownStatus>>, status: string): ShownStatus =>
  lookUp(table, status) ?? { label: humanise(status), tone: 'neutral' };

/** The chip of a status by its code. */
export const chipOf = (table: Readonly<Record<string, ShownStatus>>) =>
  function StatusOfTable({ status }: { status: string }) {
    const { label, tone } = shownStatus(table, status);
    return <StatusChip tone={tone}>{label}</StatusChip>;
  };
