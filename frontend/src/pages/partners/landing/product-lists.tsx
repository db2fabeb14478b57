import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { claims, footnotes } from '@/shared/site/claims';
import { products, type Product } from '@/shared/site/products';
import { PageBand } from '@/shared/ui/page';

/** The products that clients can be referred for, by type of security. */
export function ProductLists() {
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <PageBand
        title="What your clients can ask for"
        intro={`Nine products from ${claims.lenders.figure.toLowerCase()} lenders, each with its rates, amounts and times stated up front.`}
      >
        <Box sx={lists}>
          <ProductList
            title="Business finance"
            listed={products.filter(({ securedBy }) => securedBy !== 'property')}
          />
          <ProductList
            title="Property finance"
            listed={products.filter(({ securedBy }) => securedBy === 'property')}
          />
        </Box>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2.5 }}>
          {footnotes.rates} {footnotes.times} {footnotes.factorRate}
        </Typography>
      </PageBand>
    </Box>
  );
}

function ProductList({ title, listed }: { title: string; listed: readonly Product[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" id={id}>
        {title}
      </Typography>
      <Box component="ul" sx={list}>
        {listed.map(({ path, title: name, rate, amount, time }) => (
          <li key={path}>
            <MuiLink component={Link} to={path} sx={{ fontWeight: 600 }}>
              {name}
            </MuiLink>
            <span>
              {rate} · {amount} · {time}
            </span>
          </li>
        ))}
      </Box>
    </section>
  );
}

const lists = {
  display: 'grid',
  columnGap: { md: 8 },
  rowGap: 5,
  gridTemplateColumns: { md: '1fr 1fr' },
  alignItems: 'start',
} as const;

const list = {
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& li': { py: 1.5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 0.25 },
  '& span': { typography: 'body2', color: 'text.secondary' },
} as const;
