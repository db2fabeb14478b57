import { useLocation, useParams } from 'react-router-dom';
import { complaintList } from '@/features/complaints/staff/complaint-list';
import { ComplaintRecord } from '@/features/complaints/staff/complaint-record';
import { useGetComplaintQuery, useListComplaintsQuery } from '@/features/complaints/staff/complaints-api';
import { useSignedInAdmin } from '@/features/sessions/use-signed-in-admin';
import { adminPaths, complaintPath } from '@/shared/routing/paths';
import { RecordPage } from '@/shared/portal/record-page';
import { useNeighbours } from '@/shared/lists/screen/use-neighbours';
import { ShortcutsProvider } from '@/shared/shortcuts/shortcuts-provider';

export function Component() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const signedInId = useSignedInAdmin()?.id ?? null;
  const query = useGetComplaintQuery(id);
  const neighbours = useNeighbours({ id, list: useListComplaintsQuery, filters: complaintList.filters });
  const shown = query.currentData ?? neighbours.listed;
  return (
    <ShortcutsProvider>
      {(shortcuts) => (
        <RecordPage
          title={shown ? `${shown.reference}: ${shown.name}` : 'Complaint'}
          query={query}
          actions={shortcuts}
          back={{ to: adminPaths.complaints + search, name: 'All complaints' }}
          recordKind="complaint"
          neighbours={neighbours}
          pathOf={complaintPath}
        >
          {(complaint) => <ComplaintRecord key={id} complaint={complaint} signedInId={signedInId} />}
        </RecordPage>
      )}
    </ShortcutsProvider>
  );
}
