import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/site/paths';
import type { ProductSlug } from '@/shared/site/products';
import type { SxProps, Theme } from '@mui/material/styles';

interface StartLinkProps {
  /** Passed with the navigation and not in the URL, so that the fact-find starts with this product. */
  slug: ProductSlug;
  /** In pounds, if the reader has entered an amount. */
  amount?: number | null;
  sx?: SxProps<Theme>;
}

export function StartLink({ slug, amount = null, sx }: StartLinkProps) {
  return (
    <Button
      component={Link}
      to={paths.factFind}
      state={{ fundingType: slug, ...(amount !== null && { amount }) }}
      size="large"
      sx={sx}
    >
      Start Your Application
    </Button>
  );
}
