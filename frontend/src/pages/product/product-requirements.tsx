import Box from '@mui/material/Box';
import type { ProductRequirement } from '@/pages/product/product-details';

export function ProductRequirements({ requirements }: { requirements: readonly ProductRequirement[] }) {
  return (
    <Box component="dl" sx={rows}>
      {requirements.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
}

const rows = {
  m: 0,
  '& > div': {
    py: 1.5,
    display: 'grid',
    columnGap: 4,
    gridTemplateColumns: { sm: '5fr 8fr' },
  },
  '& > div:first-of-type': { pt: 0 },
  '& > div + div': { borderTop: 1, borderColor: 'divider' },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600 },
} as const;
