import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Option } from '@/shared/forms/fields/options';
import { ChevronIcon } from '@/shared/ui/icons';

interface OptionSelectProps extends Omit<NativeSelectProps, 'placeholder'> {
  options: readonly Option[];
  /** The empty first option; null if there is always a value. */
  placeholder?: string | null;
}

/** A native select without a label, which works with every phone, keyboard and screen reader. */
export const OptionSelect = ({ options, placeholder = null, ...props }: OptionSelectProps) => (
  <NativeSelect {...props} input={<OutlinedInput />} IconComponent={ChevronIcon}>
    {placeholder !== null && <option value="">{placeholder}</option>}
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </NativeSelect>
);
