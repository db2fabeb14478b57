import { HoldsTab } from '@/features/people/holds-tab';
import { PersonSearchTab } from '@/features/people/person-search-tab';
import { RequestsTab } from '@/features/people/requests-tab';
import { RetentionTab } from '@/features/people/retention-tab';
import { useSignedInAdmin } from '@/features/sessions/use-signed-in-admin';
import { AdministratorsOnly } from '@/features/staff/administrators-only';
import { managesStaff } from '@/features/staff/staff-roles';
import { useSavedViews } from '@/pages/admin/use-saved-views';
import { UrlTabs } from '@/shared/routing/url-tabs';
import { PortalPage } from '@/shared/portal/portal-page';

/** The rights desk: what people ask about their data, and what is stored about them. */
export function Component() {
  const admin = useSignedInAdmin();
  const ofRequests = useSavedViews('data-requests');
  const ofHolds = useSavedViews('holds');
  if (admin === null) return null;
  if (!managesStaff(admin))
    return (
      <AdministratorsOnly title="People" message="Ask one of them to answer a request about personal data." />
    );
  return (
    <PortalPage title="People">
      <UrlTabs
        label="People"
        tabs={[
          { name: 'requests', title: 'Data requests', content: <RequestsTab views={ofRequests} /> },
          { name: 'search', title: 'Find a person', content: <PersonSearchTab /> },
          { name: 'holds', title: 'Holds', content: <HoldsTab views={ofHolds} /> },
          { name: 'retention', title: 'Retention', content: <RetentionTab /> },
        ]}
      />
    </PortalPage>
  );
}
