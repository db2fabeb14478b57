import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/site/paths';
import type { ProductSlug } from '@/shared/site/products';
import type { SxProps, Theme } from '@mui/material/styles';

interface StartLinkProps {
  /** Travels with the click and not in the address, so that the fact-find begins with this product chosen. */
  slug: ProductSlug;
  sx?: SxProps<Theme>;
}

export function StartLink({ slug, sx }: StartLinkProps) {
  return (
    <Button component={Link} to={paths.factFind} state={{ fundingType: slug }} size="large" sx={sx}>
      Start Your Application
    </Button>
  );
}
