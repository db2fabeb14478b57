import { PortalPage } from '@/shared/portal/portal-page';
import { EmptyState } from '@/shared/ui/states';

interface AdministratorsOnlyProps {
  title: string;
  /** What to ask an administrator for. */
  message: string;
}

/** Instead of a screen that the signed-in member of staff may not open. */
export const AdministratorsOnly = ({ title, message }: AdministratorsOnlyProps) => (
  <PortalPage title={title}>
    <EmptyState title="This is for administrators" message={message} drawing="signpost" />
  </PortalPage>
);
