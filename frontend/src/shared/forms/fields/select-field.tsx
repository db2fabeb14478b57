import type { SxProps, Theme } from '@mui/material/styles';
import { useId } from 'react';
import { FieldControl } from '@/shared/forms/fields/field-control';
import { OptionSelect } from '@/shared/forms/fields/option-select';
import type { Option } from '@/shared/forms/fields/options';

interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly Option[];
  disabled?: boolean;
  sx?: SxProps<Theme>;
  onChange: (value: string) => void;
}

/** A select outside a form: a choice takes effect immediately. */
export function SelectField({ label, value, options, disabled = false, sx, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldControl id={id} label={label} disabled={disabled} sx={sx}>
      <OptionSelect
        value={value}
        options={options}
        onChange={({ target }) => onChange(target.value)}
        inputProps={{ id }}
      />
    </FieldControl>
  );
}
