import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputLabel from '@mui/material/InputLabel';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** What the label and the helper text of a field show. */
export interface FieldState {
  /** The id of the control; of a group, the id of its label. */
  id: string;
  label: string;
  required?: boolean;
  error?: boolean;
  /** The error, or else the helper text. */
  help?: string | undefined;
  /** Whether the help is about an answer that was filled in for the user. */
  isNote?: boolean;
}

interface FieldControlProps extends FieldState {
  disabled?: boolean;
  /** Several controls under one label. */
  group?: boolean;
  sx?: SxProps<Theme> | undefined;
  children: ReactNode;
}

/** The label above a control and the helper text below it, connected with it for assistive technology. */
export function FieldControl({
  label,
  required = false,
  disabled = false,
  sx,
  children,
  ...state
}: FieldControlProps) {
  const { id, error = false, help, isNote = false, group = false } = state;
  return (
    <FormControl
      component={group ? 'fieldset' : 'div'}
      error={error}
      required={required}
      disabled={disabled}
      sx={sx ?? null}
    >
      {group ? (
        <FormLabel component="legend" id={id}>
          {label}
        </FormLabel>
      ) : (
        <InputLabel htmlFor={id}>{label}</InputLabel>
      )}
      {children}
      {help && (
        <FormHelperText id={helpIdOf(id)} sx={isNote ? { color: 'text.primary' } : null}>
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** `aria-describedby` of the control inside a `FieldControl`. */
export const describedBy = ({ id, help }: Pick<FieldState, 'id' | 'help'>): string | undefined =>
  help ? helpIdOf(id) : undefined;

/** The id of the helper text of a field. */
export const helpIdOf = (id: string): string => `${id}-help`;
