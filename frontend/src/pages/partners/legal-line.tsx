import MuiLink from '@mui/material/Link';
import { CREDIT_BROKER } from '@/shared/site/settings';
import { paths } from '@/shared/site/paths';

/** Who collects personal data on this page and a link to the privacy notice, for pages without a footer. */
export function LegalLine() {
  return (
    <p>
      {CREDIT_BROKER} <MuiLink href={paths.privacy}>Privacy</MuiLink>
    </p>
  );
}
