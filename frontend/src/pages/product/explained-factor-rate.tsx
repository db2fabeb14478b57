import Box from '@mui/material/Box';
import { termStyle } from '@/pages/product/term-style';
import { footnotes } from '@/shared/site/claims';
import { Tooltip, Tooltips } from '@/shared/ui/tooltip';

/** It takes the place of the plain words, and with it their focus if they had it. */
export function ExplainedFactorRate({ focused }: { focused: boolean }) {
  return (
    <Tooltips>
      <Tooltip text={footnotes.factorRate}>
        <Box component="button" type="button" autoFocus={focused} sx={termStyle}>
          factor rate
        </Box>
      </Tooltip>
    </Tooltips>
  );
}
