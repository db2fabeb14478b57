import Button from '@mui/material/Button';

interface AssignToMeButtonProps {
  /** The record, for screen readers that announce the button alone. */
  name: string;
  disabled: boolean;
  onAssignToMe: () => void;
}

/** Assigns unassigned work to the user; also with a key when its line has the focus. */
export const AssignToMeButton = ({ name, disabled, onAssignToMe }: AssignToMeButtonProps) => (
  <Button
    size="small"
    variant="outlined"
    data-key="t"
    aria-label={`Assign to me: ${name}`}
    disabled={disabled}
    onClick={onAssignToMe}
  >
    Assign to me
  </Button>
);
