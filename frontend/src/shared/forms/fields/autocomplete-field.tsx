import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { describedBy, FieldControl, type FieldState } from '@/shared/forms/fields/field-control';
import type { Option } from '@/shared/forms/fields/options';
import { ChevronIcon } from '@/shared/ui/icons';

interface AutocompleteFieldProps extends FieldState {
  placeholder: string;
  value: Option | null;
  /** The options that the server found for the text. */
  options: readonly Option[];
  isLoading: boolean;
  /** Whether the server has more than `options`. */
  hasMore: boolean;
  sx?: SxProps<Theme>;
  /** The text that the user has typed to search; '' when the list is opened or closed. */
  onSearch: (text: string) => void;
  onChange: (option: Option | null) => void;
  onOpen: () => void;
  onBlur?: () => void;
}

/** A select for more options than a page can hold: the server searches them while the user types. */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const { placeholder, value, options, isLoading, hasMore, sx, onSearch, onChange, ...others } = props;
  const { onOpen, onBlur, ...field } = others;
  return (
    <FieldControl {...field} sx={sx}>
      <Autocomplete
        id={field.id}
        value={value}
        options={hasMore ? [...options, MORE] : options}
        getOptionDisabled={(option) => option === MORE}
        isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
        filterOptions={(found) => found}
        loading={isLoading}
        loadingText="Loading..."
        noOptionsText="No matches"
        popupIcon={<ChevronIcon />}
        onOpen={onOpen}
        onBlur={onBlur}
        onChange={(_event, option) => onChange(option)}
        onInputChange={(_event, text, reason) => onSearch(reason === 'input' ? text.trim() : '')}
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <OutlinedInput
            {...input}
            fullWidth
            placeholder={placeholder}
            slotProps={{ input: { ...htmlInput, 'aria-describedby': describedBy(field) } }}
          />
        )}
      />
    </FieldControl>
  );
}

const MORE: Option = { value: '', label: 'More found. Keep typing to narrow the list.' };
