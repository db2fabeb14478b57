import Button from '@mui/material/Button';

interface TakeButtonProps {
  /** What is taken, for who hears the button without its line. */
  name: string;
  disabled: boolean;
  onAssignToMe: () => void;
}

/** Takes a piece of work that is nobody's; also by a key where its line has the focus. */
export const AssignToMeButton = ({ name, disabled, onAssignToMe }: TakeButtonProps) => (
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
