import Box from '@mui/material/Box';
import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type Company, useFindCompaniesQuery } from '@/shared/companies/companies-api';
import { useCompanyAutofill } from '@/shared/companies/use-company-autofill';
import { FormTextField, type FormTextFieldProps } from '@/shared/forms/fields/form-text-field';
import { counted } from '@/shared/lib/figures';
import { lazyComponent } from '@/shared/ui/loading/lazy-component';
import { visuallyHidden } from '@/shared/ui/visually-hidden';
import { useDebouncedQuery } from '@/shared/lib/use-debounced-query';

const CompanySuggestions = lazyComponent(
  async () => (await import('@/shared/companies/company-suggestions')).CompanySuggestions,
);

interface CompanyNameFieldProps extends Pick<
  FormTextFieldProps,
  'name' | 'label' | 'required' | 'helperText' | 'autoComplete'
> {
  /** Whether the form takes the trading history as text instead of a choice. */
  spellOutHistory?: boolean;
}

/**
 * A text field for a company's name, with suggestions from Companies House. Choosing one also fills the form's other
 * fields about the company.
 */
export function CompanyNameField({ spellOutHistory = false, ...field }: CompanyNameFieldProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState<Company | null>(null);
  const [chosen, setChosen] = useState('');
  const companies = useCompanies(typed);
  const { fill, withdraw } = useCompanyAutofill(spellOutHistory);
  const isOpen = companies.length > 0;
  const index = active === null ? -1 : companies.indexOf(active);
  const optionIds = companies.map(({ number }) => `${listId}-${number}`);

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    withdraw();
  };
  const close = () => setTyped('');
  const choose = (company: Company) => {
    void fill(company);
    setChosen(company.name);
    close();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const next = { ArrowDown: index + 1, ArrowUp: Math.max(index, 0) - 1 }[event.key];
    if (next !== undefined) setActive(companies.at(next % companies.length) ?? null);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && companies[index]) choose(companies[index]);
    else return;
    // Neither submits the form nor closes the dialog around it.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Box sx={{ position: 'relative' }} onChange={handleChange} onKeyDown={handleKeyDown} onBlur={close}>
      <FormTextField
        {...field}
        combobox={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant': optionIds[index],
        }}
      />
      <Box role="status" sx={visuallyHidden}>
        {isOpen && `${counted(companies.length, 'company', 'companies')} suggested. ${KEYS}`}
        {typed === '' &&
          chosen !== '' &&
          `${chosen} selected. We have filled in its Companies House details.`}
      </Box>
      {isOpen && (
        <CompanySuggestions
          id={listId}
          companies={companies}
          optionIds={optionIds}
          activeIndex={index}
          onSelect={choose}
        />
      )}
    </Box>
  );
}

const KEYS = 'Use the arrow keys and Enter to choose, or keep typing.';

const PAUSE_MS = 250;
const MIN_LENGTH = 3;
const NONE: readonly Company[] = [];

/**
 * The companies whose names are like the text, once the user has paused. None while they load, and none if the lookup
 * is slow, unavailable or over its limit.
 */
function useCompanies(typed: string): readonly Company[] {
  const text = typed.trim();
  const { currentData, isCurrent } = useDebouncedQuery(
    useFindCompaniesQuery,
    text.length < MIN_LENGTH ? skipToken : text,
    PAUSE_MS,
  );
  return (isCurrent && currentData) || NONE;
}
