import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useRef, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { inFigures } from '@/shared/lib/figures';
import { paths } from '@/shared/site/paths';
import { fundingTypes } from '@/shared/application-answers/funding-types';
import { ChevronIcon } from '@/shared/ui/icons';

/** The same options as in the fact-find; a test compares them. */
export const AMOUNTS = [10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_000_000];

const amounts = AMOUNTS.map((pounds, at) => ({
  value: String(pounds),
  label: `£${inFigures(pounds)}${at === AMOUNTS.length - 1 ? '+' : ''}`,
}));

/** The visitor's request, with which the fact-find is prefilled. */
export function FirstAnswers() {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const go = (event: MouseEvent) => {
    if (!form.current || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const said = [...new FormData(form.current)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    );
    if (said.length === 0) return;
    event.preventDefault();
    void navigate(`${paths.factFind}?${new URLSearchParams(said).toString()}`);
  };
  return (
    <Box component="form" ref={form} action={paths.factFind} sx={fields}>
      <Choice
        name="fundingType"
        label="What do you need?"
        none="Choose a kind of funding"
        options={fundingTypes}
      />
      <Choice name="amount" label="How much?" none="Choose an amount" options={amounts} />
      <Button component={Link} to={paths.factFind} size="large" onClick={go}>
        Lets Get Started
      </Button>
      <Button component={Link} to={paths.howItWorks} size="large" variant="outlined">
        See How It Works
      </Button>
    </Box>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  /** The text while nothing is selected. */
  none: string;
  options: readonly { readonly value: string; readonly label: string }[];
}

/** The platform's own list works before hydration. */
function Choice({ name, label, none, options }: ChoiceProps) {
  const id = useId();
  return (
    <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.75, typography: 'subtitle2' }}>
        {label}
      </Box>
      <Box sx={{ position: 'relative' }}>
        <Box component="select" id={id} name={name} defaultValue="" sx={select}>
          <option value="">{none}</option>
          {options.map(({ value, label: shown }) => (
            <option key={value} value={value}>
              {shown}
            </option>
          ))}
        </Box>
        <Box component={ChevronIcon} sx={chevron} />
      </Box>
    </Box>
  );
}

const fields = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 1.5,
  maxWidth: 560,
} as const;
const select = {
  width: '100%',
  minHeight: 48,
  pl: 1.5,
  pr: 5,
  appearance: 'none',
  border: 1,
  borderColor: 'control',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
  '&:focus-visible': { outline: 3, outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
const chevron = {
  position: 'absolute',
  top: 'calc(50% - 10px)',
  right: 12,
  pointerEvents: 'none',
  color: 'text.secondary',
} as const;
