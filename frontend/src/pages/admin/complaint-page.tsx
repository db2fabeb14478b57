import { useLocation, useParams } from 'react-router-dom';
import { complaintList } from '@/features/complaints/staff/complaint-list';
import { ComplaintRecord } from '@/features/complaints/staff/complaint-record';
import { useGetComplaintQuery, useListComplaintsQuery } from '@/features/complaints/staff/complaints-api';
import { useSignedInAdmin } from '@/features/sessions/use-signed-in-admin';
import { adminPaths, complaintPath } from '@/shared/routing/paths';
import { PortalPage } from '@/shared/portal/portal-page';
import { RecordLoadError } from '@/shared/portal/record-load-error';
import { ListNavigation } from '@/shared/lists/screen/list-navigation';
import { useNeighbours } from '@/shared/lists/screen/use-neighbours';
import { ShortcutsProvider } from '@/shared/shortcuts/shortcuts-provider';
import { LoadingCards } from '@/shared/ui/loading/loading-cards';

export function Component() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const signedInId = useSignedInAdmin()?.id ?? null;
  const { currentData: complaint, error, refetch } = useGetComplaintQuery(id);
  const neighbours = useNeighbours({ id, list: useListComplaintsQuery, filters: complaintList.filters });
  const { listed } = neighbours;
  const shown = complaint ?? listed;
  return (
    <ShortcutsProvider>
      {(shortcuts) => (
        <PortalPage
          title={shown ? `${shown.reference}: ${shown.name}` : 'Complaint'}
          actions={
            <>
              {shortcuts}
              <ListNavigation
                back={{ to: adminPaths.complaints + search, name: 'All complaints' }}
                recordKind="complaint"
                neighbours={neighbours}
                pathOf={complaintPath}
              />
            </>
          }
        >
          {complaint && <ComplaintRecord key={id} complaint={complaint} signedInId={signedInId} />}
          {!complaint && error && <RecordLoadError error={error} onRetry={() => void refetch()} />}
          {!complaint && !error && <LoadingCards label="Loading the complaint" />}
        </PortalPage>
      )}
    </ShortcutsProvider>
  );
}
