import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

export type Tone = 'positive' | 'negative' | 'waiting' | 'processing' | 'neutral';

/** How something stands: a dot in a colour, and the word that says it. */
export function StatusChip({ tone, children }: { tone: Tone; children: string }) {
  return (
    <Box component="span" sx={chip} data-tone={tone}>
      {children}
    </Box>
  );
}

const chip: SxProps<Theme> = (theme) => ({
  ...theme.typography.caption,
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  whiteSpace: 'nowrap',
  '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%', backgroundColor: 'currentColor' },
  ...Object.fromEntries(
    Object.entries(theme.vars.palette.status).map(([tone, color]) => [`&[data-tone="${tone}"]`, { color }]),
  ),
});
