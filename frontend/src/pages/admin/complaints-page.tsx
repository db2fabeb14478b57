import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { complaintColumns } from '@/features/complaints/staff/complaint-columns';
import { complaintList } from '@/features/complaints/staff/complaint-list';
import type { Complaint } from '@/features/complaints/staff/complaints-api';
import { RecordComplaintDialog } from '@/features/complaints/staff/record-complaint-dialog';
import { useSavedViews } from '@/pages/admin/use-saved-views';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { complaintPath } from '@/shared/routing/paths';
import { PortalPage } from '@/shared/portal/portal-page';
import { ExportMenu } from '@/shared/lists/export/export-menu';
import { filterParams } from '@/shared/lists/screen/list-query';
import { ListScreen } from '@/shared/lists/screen/list-screen';
import { useList } from '@/shared/lists/screen/use-list-screen';
import { EmptyState } from '@/shared/ui/states';

export function Component() {
  const screen = useList(complaintList);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { dialog, openDialog } = useDialog();
  const linkTo = useCallback(({ id }: Complaint) => complaintPath(id) + search, [search]);
  const record = () =>
    openDialog(RecordComplaintDialog, { onRecorded: ({ id }) => void navigate(complaintPath(id)) });

  return (
    <PortalPage
      title="Complaints"
      actions={
        <>
          <ExportMenu
            url="admin/complaints/export"
            params={filterParams(screen.urlState)}
            label="the complaints"
          />
          <Button onClick={record}>Record complaint</Button>
        </>
      }
    >
      <ListScreen
        label="Complaints"
        {...screen}
        views={useSavedViews('complaints')}
        columns={complaintColumns}
        nameOf={({ name }) => name}
        linkTo={linkTo}
        empty={
          <EmptyState
            title="No complaints yet"
            message="Complaints from the public forms appear here, and those that you record from calls, emails and letters."
          />
        }
      />
      {dialog}
    </PortalPage>
  );
}
