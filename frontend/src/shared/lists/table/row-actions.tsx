import Box from '@mui/material/Box';
import { CompactButton } from '@/shared/ui/compact-button';

export interface RowAction {
  name: string;
  /** Name of the record, for screen readers. */
  recordName: string;
  disabled?: boolean;
  onAct: () => void;
}

const LETTER = 8;
const BESIDE_NAME = 22;
const GAP = 4;
const BESIDE_ACTIONS = 28;

/** What the buttons of a row need beside each other, in px. */
export const widthOfActions = (actions: readonly RowAction[]): number =>
  actions.reduce((sum, { name }) => sum + GAP + BESIDE_NAME + LETTER * name.length, BESIDE_ACTIONS - GAP);

/** The actions of one record. */
export const RowActions = ({ actions }: { actions: readonly RowAction[] }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: `${GAP}px` }}>
    {actions.map(({ name, recordName, disabled = false, onAct }, place) => (
      // Keyed by position, so that a button that replaces its opposite keeps the focus.
      <CompactButton
        key={place}
        type="button"
        disabled={disabled}
        aria-label={`${name} ${recordName}`}
        onClick={onAct}
      >
        {name}
      </CompactButton>
    ))}
  </Box>
);
