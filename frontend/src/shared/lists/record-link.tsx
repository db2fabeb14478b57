import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { adminPaths, applicationPath, complaintPath, dataRequestPath } from '@/shared/routing/paths';

/** The staff screens that open a record by its id, by kind. */
const SCREENS: Readonly<Partial<Record<string, (id: string) => string>>> = {
  application: applicationPath,
  introducer: (id) => `${adminPaths.introducers}?id=${id}`,
  'lender-import': (id) => `${adminPaths.lenderImports}?id=${id}`,
  lender: (id) => `${adminPaths.lenders}?id=${id}`,
  complaint: complaintPath,
  'data-request': dataRequestPath,
  receivable: (id) => `${adminPaths.commissions}?id=${id}`,
  'contact-message': (id) => `${adminPaths.messages}?id=${id}`,
};

interface RecordLinkProps {
  type: string;
  id: string;
  name: string;
}

/** The name of a record, linked if its kind has a screen. */
export function RecordLink({ type, id, name }: RecordLinkProps) {
  const screenOf = SCREENS[type];
  if (screenOf === undefined) return name;
  return (
    <MuiLink component={Link} to={screenOf(id)}>
      {name}
    </MuiLink>
  );
}
