import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/site/paths';
import type { ProductSlug } from '@/shared/site/products';
import type { SxProps, Theme } from '@mui/material/styles';

interface StartLinkProps {
  /** Travels with the click and not in the address, so that the fact-find begins with this product chosen. */
  slug: ProductSlug;
  /** In pounds, where the reader has said how much. */
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
