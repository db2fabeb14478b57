import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface RuledColumnsProps {
  /** 'ol' numbers the columns. */
  component: 'ol' | 'ul';
  columns: readonly { readonly title: string; readonly text: string; readonly more?: ReactNode }[];
}

/** Titles with a text, side by side below copper rules. */
export const RuledColumns = ({ component, columns }: RuledColumnsProps) => (
  <Box component={component} sx={row}>
    {columns.map(({ title, text, more }, index) => (
      <li key={title}>
        {component === 'ol' && (
          <Typography variant="h2" component="p" aria-hidden="true" sx={{ mb: 1.5, color: 'copper' }}>
            {index + 1}
          </Typography>
        )}
        <Typography variant="h3" sx={{ pt: 2, borderTop: 1, borderColor: 'copper' }}>
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '44ch' }}>
          {text}
        </Typography>
        {more && <Typography sx={{ mt: 1 }}>{more}</Typography>}
      </li>
    ))}
  </Box>
);

const row = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: { xs: 5, md: 4 },
  gridTemplateColumns: { md: 'repeat(3, 1fr)' },
} as const;
