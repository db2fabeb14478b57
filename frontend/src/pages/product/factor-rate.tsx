import Box from '@mui/material/Box';
import { footnotes } from '@/shared/site/claims';
import { Tooltip, TooltipProvider } from '@/shared/ui/tooltip';

/** The words 'factor rate' with their explanation on hover and focus. */
export function FactorRate() {
  return (
    <TooltipProvider>
      <Tooltip text={footnotes.factorRate}>
        <Box component="button" type="button" sx={termStyle}>
          factor rate
        </Box>
      </Tooltip>
    </TooltipProvider>
  );
}

/** Words with an explanation. */
const termStyle = {
  p: 0,
  minHeight: 24,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'help',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.25em',
} as const;
