import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { figureOf } from '@/pages/product/figure-of';
import { footnotes } from '@/shared/site/claims';
import type { Product } from '@/shared/site/products';

interface KeyFiguresProps {
  product: Product;
  rateLeadIn?: ReactNode;
  footnote?: string;
}

/** Rate, amount and time, set large. */
export function KeyFigures({ product, rateLeadIn, footnote }: KeyFiguresProps) {
  return (
    <>
      <Box component="dl" sx={list}>
        <Figure name="Rate" text={product.rate} leadIn={rateLeadIn} />
        <Figure name="Amount" text={product.amount} />
        <Figure name="Time" text={product.time} />
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
        {[footnote, footnotes.rates, footnotes.times].filter(Boolean).join(' ')}
      </Typography>
    </>
  );
}

function Figure({ name, text, leadIn }: { name: string; text: string; leadIn?: ReactNode }) {
  const { before, figure, after } = figureOf(text);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {before && <small>{leadIn ?? before} </small>}
        <span>{figure}</span>
        {after && <small> {after}</small>}
      </dd>
    </div>
  );
}

const list = {
  m: 0,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(3, auto)', lg: 'repeat(3, 1fr)' },
  '& > div': {
    py: { xs: 2, md: 4 },
    display: { xs: 'flex', md: 'block' },
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: 2,
  },
  '& > div + div': {
    borderStyle: 'solid',
    borderColor: 'divider',
    borderWidth: { xs: '1px 0 0', md: '0 0 0 1px' },
    pl: { md: 4 },
  },
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { m: 0, mt: { md: 1 } },
  '& dd span': {
    typography: 'h2',
    fontVariantNumeric: 'lining-nums tabular-nums',
    whiteSpace: 'nowrap',
    fontSize: { xs: '1.75rem', md: '2.5rem', lg: '3.25rem' },
  },
  '& dd small': { typography: { xs: 'body2', lg: 'body1' } },
} as const;
