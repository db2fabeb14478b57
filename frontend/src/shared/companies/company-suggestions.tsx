import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import type { Company } from '@/shared/companies/companies-api';
import { concernAbout } from '@/shared/companies/company-answers';
import { useCompanies } from '@/shared/companies/use-companies';
import { useCompanyAutofill } from '@/shared/companies/use-company-autofill';
import { longDate } from '@/shared/lib/dates';
import { counted } from '@/shared/lib/figures';
import { visuallyHidden } from '@/shared/ui/visually-hidden';

/** The suggestions, to the field that they stand under. */
export interface SuggestionsHandle {
  /** A key was pressed in the field. */
  press: (event: KeyboardEvent) => void;
  /** Another name is typed. */
  retype: () => void;
}

/** The ids of the list and of the suggestion that the arrow keys have reached, where there is one. */
export interface ShownSuggestions {
  readonly list: string | undefined;
  readonly active: string | undefined;
}

interface CompanySuggestionsProps {
  ref: Ref<SuggestionsHandle>;
  /** Nothing where nobody is typing. */
  typed: string;
  spellOutHistory: boolean;
  onShown: (shown: ShownSuggestions) => void;
  onClose: () => void;
}

/** The companies that are called so, under the field; nothing where none is, or the look-up is away. */
export function CompanySuggestions({
  ref,
  typed,
  spellOutHistory,
  onShown,
  onClose,
}: CompanySuggestionsProps) {
  const id = useId();
  const companies = useCompanies(typed);
  const { fill, withdraw } = useCompanyAutofill(spellOutHistory);
  const [reached, setReached] = useState<Company | null>(null);
  const [chosen, setChosen] = useState('');
  const place = reached === null ? -1 : companies.indexOf(reached);
  const list = companies.length > 0 ? id : undefined;
  const active = place < 0 ? undefined : `${id}-${place}`;

  // Before the list is painted: the field must never stand beside a list that it says is closed.
  useLayoutEffect(() => onShown({ list, active }), [list, active, onShown]);

  const choose = (company: Company) => {
    fill(company);
    setChosen(company.name);
    onClose();
  };
  const press = (event: KeyboardEvent) => {
    if (list === undefined) return;
    const next = { ArrowDown: place + 1, ArrowUp: Math.max(place, 0) - 1 }[event.key];
    if (next !== undefined) setReached(companies.at(next % companies.length) ?? null);
    else if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && companies[place]) choose(companies[place]);
    else return;
    // Neither the form nor the dialog around it is meant.
    event.preventDefault();
    event.stopPropagation();
  };
  useImperativeHandle(ref, () => ({ press, retype: withdraw }));

  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {list !== undefined && `${counted(companies.length, 'company', 'companies')} suggested. ${KEYS}`}
        {typed === '' &&
          chosen !== '' &&
          `${chosen} selected. We have filled in its Companies House details.`}
      </Box>
      {list !== undefined && (
        // Whoever presses in it stays in the field.
        <Box
          id={id}
          role="listbox"
          aria-label="Companies"
          sx={box}
          onMouseDown={(event) => event.preventDefault()}
        >
          {companies.map((company, index) => (
            <Option
              key={company.number}
              id={`${id}-${index}`}
              company={company}
              isActive={index === place}
              onChoose={() => choose(company)}
            />
          ))}
        </Box>
      )}
    </>
  );
}

const KEYS = 'Use the arrow keys and Enter to choose, or keep typing.';

interface OptionProps {
  id: string;
  company: Company;
  isActive: boolean;
  onChoose: () => void;
}

function Option({ id, company, isActive, onChoose }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  const { name, formerName, number, incorporated, registeredAddress } = company;
  const concern = concernAbout(company);
  const since = incorporated && `since ${longDate(incorporated)}`;

  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    <Box ref={option} id={id} role="option" aria-selected={isActive} sx={row} onClick={onChoose}>
      <Typography variant="subtitle2" component="div">
        {name}
      </Typography>
      {formerName && (
        <Typography variant="body2" component="div">
          Formerly {formerName}
        </Typography>
      )}
      {concern && (
        <Typography variant="body2" component="div" color="error">
          {concern}
        </Typography>
      )}
      <Typography variant="body2" component="div" color="textSecondary">
        {[number, since, registeredAddress].filter(Boolean).join(', ')}
      </Typography>
    </Box>
  );
}

const box = {
  position: 'absolute',
  top: 'calc(100% + 4px)',
  left: 0,
  right: 0,
  zIndex: 3,
  maxHeight: 320,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 1,
} as const;

const row = {
  px: 2,
  py: 1.25,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-selected=true]': { bgcolor: 'action.selected' },
} as const;
