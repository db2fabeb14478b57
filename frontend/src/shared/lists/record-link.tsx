import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/shared/frame/paths';

/** The screens of the staff that open a record of a kind by its id. */
const SCREENS: Readonly<Partial<Record<string, string>>> = {
  application: adminPaths.applications,
  introducer: adminPaths.introducers,
  lender: adminPaths.lenders,
  'contact-message': adminPaths.messages,
};

interface RecordLinkProps {
  type: string;
  id: string;
  name: string;
}

/** The name of a record, which leads to it where there is a screen for its kind. */
export function RecordLink({ type, id, name }: RecordLinkProps) {
  const screen = SCREENS[type];
  if (screen === undefined) return name;
  return (
    <MuiLink component={Link} to={`${screen}?id=${id}`}>
      {name}
    </MuiLink>
  );
}
