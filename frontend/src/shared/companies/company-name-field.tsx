import Box from '@mui/material/Box';
import { lazy, Suspense, useRef, useState, type ChangeEvent } from 'react';
import type { ShownSuggestions, SuggestionsHandle } from '@/shared/companies/company-suggestions';
import { FormTextField, type FormTextFieldProps } from '@/shared/forms/form-text-field';
import { importWithRetry } from '@/shared/lib/import-with-retry';
import { ErrorBoundary } from '@/shared/ui/error-boundary';

const Suggestions = lazy(async () => {
  const load = () => import('@/shared/companies/company-suggestions');
  return { default: (await importWithRetry(load)).CompanySuggestions };
});

interface CompanyNameFieldProps extends Pick<
  FormTextFieldProps,
  'name' | 'label' | 'required' | 'helperText' | 'autoComplete'
> {
  /** The form takes the trading history in words, not as a choice. */
  spellOutHistory?: boolean;
}

/**
 * A company's name, with suggestions under it as somebody types; whoever types on has a plain field. Choosing one fills
 * what else the form asks of a company.
 */
export function CompanyNameField({ spellOutHistory = false, ...field }: CompanyNameFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [shown, setShown] = useState<ShownSuggestions>({ list: undefined, active: undefined });
  const suggestions = useRef<SuggestionsHandle>(null);

  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    suggestions.current?.retype();
  };
  const close = () => setTyped((was) => was && '');

  return (
    <Box
      sx={{ position: 'relative' }}
      onChange={type}
      onKeyDown={(event) => suggestions.current?.press(event)}
      onBlur={close}
    >
      <FormTextField
        {...field}
        combobox={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': shown.list !== undefined,
          'aria-controls': shown.list,
          'aria-activedescendant': shown.active,
        }}
      />
      {typed !== null && (
        // Where they cannot be had the field is plain.
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <Suggestions
              ref={suggestions}
              typed={typed}
              spellOutHistory={spellOutHistory}
              onShown={setShown}
              onClose={close}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </Box>
  );
}
