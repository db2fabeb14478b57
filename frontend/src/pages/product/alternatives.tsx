import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { ProductCopy } from '@/pages/product/product-details';
import { productOf } from '@/shared/site/products';

export function Alternatives({ alternatives }: { alternatives: ProductCopy['alternatives'] }) {
  return (
    <Box component="ul" sx={list}>
      {alternatives.map(({ slug, when }) => {
        const { path, title } = productOf(slug);
        return (
          <li key={slug}>
            <MuiLink component={Link} to={path} sx={{ fontWeight: 600 }}>
              {title}
            </MuiLink>
            , {when}.
          </li>
        );
      })}
    </Box>
  );
}

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, maxWidth: '68ch' } as const;
