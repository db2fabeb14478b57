import MuiLink from '@mui/material/Link';
import { CREDIT_BROKER } from '@/shared/site/settings';
import { paths } from '@/shared/site/paths';

/** What a page says that takes personal data and has no footer: who takes it, and what becomes of it. */
export function LegalLine() {
  return (
    <p>
      {CREDIT_BROKER} <MuiLink href={paths.privacy}>Privacy</MuiLink>
    </p>
  );
}
