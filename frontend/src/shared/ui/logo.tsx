import Box from '@mui/material/Box';
import { site } from '@/shared/site/settings';

/** The mark, two arches of a bridge in one stroke, beside the name. */
export function Logo() {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
      <Box component="svg" aria-hidden="true" viewBox="0 0 34 24" sx={mark}>
        <path d="M1 6h32M3 22V14a6.5 6.5 0 0 1 13 0v8M18 22V14a6.5 6.5 0 0 1 13 0v8" />
      </Box>
      <Box
        component="span"
        // Never so large that one word fills a phone.
        sx={{ typography: 'h3', fontSize: 'min(1.25rem, 6vw)', lineHeight: 1 }}
      >
        {site.brand}
      </Box>
    </Box>
  );
}

const mark = {
  width: 34,
  height: 24,
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  color: 'copper',
} as const;
