import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId } from 'react';
import { FieldControl } from '@/shared/forms/fields/field-control';

interface SearchFieldProps extends Pick<OutlinedInputProps, 'type' | 'autoFocus' | 'onBlur' | 'onKeyDown'> {
  label: string;
  value: string;
  sx?: SxProps<Theme>;
  onChange: (text: string) => void;
}

/** A field outside a form for a text to search by. */
export function SearchField({ label, sx, onChange, ...input }: SearchFieldProps) {
  const id = useId();
  return (
    <FieldControl id={id} label={label} sx={sx}>
      <OutlinedInput
        id={id}
        type="search"
        autoComplete="off"
        {...input}
        onChange={({ target }) => onChange(target.value)}
      />
    </FieldControl>
  );
}
