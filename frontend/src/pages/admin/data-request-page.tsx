import { useLocation, useParams } from 'react-router-dom';
import { useGetDataRequestQuery, useListDataRequestsQuery } from '@/features/people/people-api';
import { requestList } from '@/features/people/request-list';
import { RequestRecord } from '@/features/people/request-record';
import { useSignedInAdmin } from '@/features/sessions/use-signed-in-admin';
import { AdministratorsOnly } from '@/features/staff/administrators-only';
import { managesStaff } from '@/features/staff/staff-roles';
import { adminPaths, dataRequestPath } from '@/shared/routing/paths';
import { PortalPage } from '@/shared/portal/portal-page';
import { RecordLoadError } from '@/shared/portal/record-load-error';
import { ListNavigation } from '@/shared/lists/screen/list-navigation';
import { useNeighbours } from '@/shared/lists/screen/use-neighbours';
import { ShortcutsProvider } from '@/shared/shortcuts/shortcuts-provider';
import { LoadingCards } from '@/shared/ui/loading/loading-cards';

export function Component() {
  const admin = useSignedInAdmin();
  if (admin === null) return null;
  if (managesStaff(admin)) return <Opened signedInId={admin.id} />;
  return (
    <AdministratorsOnly
      title="Data request"
      message="Ask one of them to answer a request about personal data."
    />
  );
}

function Opened({ signedInId }: { signedInId: string }) {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const { currentData: request, error, refetch } = useGetDataRequestQuery(id);
  const neighbours = useNeighbours({ id, list: useListDataRequestsQuery, filters: requestList.filters });
  const shown = request ?? neighbours.listed;
  return (
    <ShortcutsProvider>
      {(shortcuts) => (
        <PortalPage
          title={shown ? `${shown.reference}: ${shown.name}` : 'Data request'}
          actions={
            <>
              {shortcuts}
              <ListNavigation
                back={{ to: adminPaths.people + search, name: 'All requests' }}
                recordKind="request"
                neighbours={neighbours}
                pathOf={dataRequestPath}
              />
            </>
          }
        >
          {request && <RequestRecord key={id} request={request} signedInId={signedInId} />}
          {!request && error && <RecordLoadError error={error} onRetry={() => void refetch()} />}
          {!request && !error && <LoadingCards label="Loading the request" />}
        </PortalPage>
      )}
    </ShortcutsProvider>
  );
}
