import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId } from 'react';
import { FieldControl } from '@/shared/forms/fields/field-control';
import type { Option } from '@/shared/forms/fields/form-select';
import { ChevronIcon } from '@/shared/ui/icons';

interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly Option[];
  disabled?: boolean;
  sx?: SxProps<Theme>;
  onChoose: (value: string) => void;
}

/** A select outside a form: a choice takes effect immediately. */
export function SelectField({ label, value, options, disabled = false, sx, onChoose }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldControl id={id} label={label} disabled={disabled} sx={sx}>
      <NativeSelect
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        input={<OutlinedInput />}
        IconComponent={ChevronIcon}
        inputProps={{ id }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldControl>
  );
}
