import { useLocation, useParams } from 'react-router-dom';
import { useGetDataRequestQuery, useListDataRequestsQuery } from '@/features/people/people-api';
import { requestList } from '@/features/people/request-list';
import { RequestRecord } from '@/features/people/request-record';
import { useSignedInAdmin } from '@/features/sessions/use-signed-in-admin';
import { AdministratorsOnly } from '@/features/staff/administrators-only';
import { managesStaff } from '@/features/staff/staff-roles';
import { adminPaths, dataRequestPath } from '@/shared/routing/paths';
import { RecordPage } from '@/shared/portal/record-page';
import { useNeighbours } from '@/shared/lists/screen/use-neighbours';
import { ShortcutsProvider } from '@/shared/shortcuts/shortcuts-provider';

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
  const query = useGetDataRequestQuery(id);
  const neighbours = useNeighbours({ id, list: useListDataRequestsQuery, filters: requestList.filters });
  const shown = query.currentData ?? neighbours.listed;
  return (
    <ShortcutsProvider>
      {(shortcuts) => (
        <RecordPage
          title={shown ? `${shown.reference}: ${shown.name}` : 'Data request'}
          query={query}
          actions={shortcuts}
          back={{ to: adminPaths.people + search, name: 'All requests' }}
          recordKind="request"
          neighbours={neighbours}
          pathOf={dataRequestPath}
        >
          {(request) => <RequestRecord key={id} request={request} signedInId={signedInId} />}
        </RecordPage>
      )}
    </ShortcutsProvider>
  );
}
