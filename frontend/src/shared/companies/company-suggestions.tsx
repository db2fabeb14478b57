import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { Company } from '@/shared/companies/companies-api';
import { concernAbout } from '@/shared/companies/company-concern';
import { longDate } from '@/shared/lib/dates';

interface CompanySuggestionsProps {
  id: string;
  companies: readonly Company[];
  optionIds: readonly string[];
  /** The option that the arrow keys have reached; -1 for none. */
  activeIndex: number;
  onSelect: (company: Company) => void;
}

/** The list of suggestions below a company's name. */
export function CompanySuggestions(props: CompanySuggestionsProps) {
  const { id, companies, optionIds, activeIndex, onSelect } = props;
  return (
    // A press in the list leaves the focus in the field.
    <Paper
      variant="floating"
      id={id}
      role="listbox"
      aria-label="Companies"
      sx={box}
      onMouseDown={(event) => event.preventDefault()}
    >
      {companies.map((company, index) => (
        <SuggestionOption
          key={company.number}
          id={optionIds[index]}
          company={company}
          isActive={index === activeIndex}
          onSelect={() => onSelect(company)}
        />
      ))}
    </Paper>
  );
}

interface SuggestionOptionProps {
  id: string | undefined;
  company: Company;
  isActive: boolean;
  onSelect: () => void;
}

function SuggestionOption({ id, company, isActive, onSelect }: SuggestionOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  const { name, formerName, number, incorporated, registeredAddress } = company;
  const concern = concernAbout(company);
  const since = incorporated && `since ${longDate(incorporated)}`;

  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    <Box ref={option} id={id} role="option" aria-selected={isActive} sx={row} onClick={onSelect}>
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
