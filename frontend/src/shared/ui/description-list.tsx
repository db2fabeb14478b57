import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface DescriptionListProps {
  /** 'columns' has the values in a second column where there is room, 'ruled' at the end of ruled lines. */
  variant?: keyof typeof variants;
  children: ReactNode;
}

/** Terms with their values, such as the details of a record. */
export const DescriptionList = ({ variant = 'columns', children }: DescriptionListProps) => (
  <Box component="dl" sx={variants[variant]}>
    {children}
  </Box>
);

interface DescriptionItemProps {
  term: ReactNode;
  children: ReactNode;
}

/** A term and its value; says so if there is no value, such as in `id !== null && …`. */
export function DescriptionItem({ term, children }: DescriptionItemProps) {
  const isStated = children !== null && children !== undefined && children !== false && children !== '';
  return (
    <div>
      <dt>{term}</dt>
      {isStated ? (
        <dd>{children}</dd>
      ) : (
        <Box component="dd" sx={{ color: 'text.secondary' }}>
          Not stated
        </Box>
      )}
    </div>
  );
}

const list = {
  m: 0,
  typography: 'body2',
  '& > div > dt': { color: 'text.secondary' },
  '& > div > dd': { m: 0, overflowWrap: 'anywhere' },
} as const;

const variants = {
  columns: {
    ...list,
    display: 'grid',
    gap: 1.5,
    '& > div': { display: 'grid', gridTemplateColumns: { sm: '11rem minmax(0, 1fr)' }, gap: { sm: 2 } },
  },
  ruled: {
    ...list,
    fontVariantNumeric: 'lining-nums tabular-nums',
    '& > div': {
      py: 0.75,
      display: 'flex',
      justifyContent: 'space-between',
      gap: 2,
      borderTop: 1,
      borderColor: 'divider',
    },
    '& > div > dt': { color: 'text.secondary', minWidth: 0, overflowWrap: 'anywhere' },
    '& > div > dd': { m: 0, maxWidth: '60%', textAlign: 'right', overflowWrap: 'anywhere' },
  },
} as const;
