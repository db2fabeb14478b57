import Box from '@mui/material/Box';
import { termStyle } from '@/pages/product/term-style';
import { footnotes } from '@/shared/site/claims';
import { Tooltip, Tooltips } from '@/shared/ui/tooltip';

/** The words 'factor rate' with their explanation on hover and focus. */
export function FactorRate() {
  return (
    <Tooltips>
      <Tooltip text={footnotes.factorRate}>
        <Box component="button" type="button" sx={termStyle}>
          factor rate
        </Box>
      </Tooltip>
    </Tooltips>
  );
}
