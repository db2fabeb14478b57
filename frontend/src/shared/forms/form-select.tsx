import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronIcon } from '@/shared/ui/icons';
import { useFormField } from '@/shared/forms/use-form-field';

export interface Option {
  value: string;
  label: string;
}

interface FormSelectProps {
  name: string;
  label: string;
  options: readonly Option[];
  required?: boolean;
  helperText?: string;
  /** The first, empty choice; null where something is always chosen. */
  placeholder?: string | null;
}

/** A native select: the platform's own list is the one every phone, keyboard and screen reader knows. */
export function FormSelect({
  name,
  label,
  options,
  required = false,
  helperText,
  placeholder = 'Choose',
}: FormSelectProps) {
  const { id, helpId, input, error, note } = useFormField(name);
  const help = error ?? note ?? helperText;
  return (
    <FormControl error={error !== null} required={required}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect
        {...input}
        input={<OutlinedInput />}
        IconComponent={ChevronIcon}
        inputProps={{ id, 'aria-describedby': help ? helpId : undefined }}
      >
        {placeholder !== null && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
