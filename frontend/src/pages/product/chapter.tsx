import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { SelectiveHydration } from '@/shared/ui/loading/selective-hydration';

/** A section of a product page: its title in the margin of a wide screen, above the text on a narrow one. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={frame}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      <div>
        <SelectiveHydration>{children}</SelectiveHydration>
      </div>
    </Box>
  );
}

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: '68ch' }}>
      {texts.map((text) => (
        <Typography key={text}>{text}</Typography>
      ))}
    </Box>
  );
}

const frame = {
  py: { xs: 4, md: 6 },
  borderTop: 1,
  borderColor: 'divider',
  display: 'grid',
  gap: { xs: 2.5, md: 6 },
  gridTemplateColumns: { md: '4fr 8fr' },
} as const;
