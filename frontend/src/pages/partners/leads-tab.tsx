import Button from '@mui/material/Button';
import { useCallback, useMemo } from 'react';
import { AddLeadDialog } from '@/features/leads/add-lead-dialog';
import { DeleteLeadDialog } from '@/features/leads/delete-lead-dialog';
import { EditLeadDialog } from '@/features/leads/edit-lead-dialog';
import { ImportLeadsDialog } from '@/features/leads/import-leads-dialog';
import { leadColumns } from '@/features/leads/lead-columns';
import { LeadDetails } from '@/features/leads/lead-details';
import { LEAD_STATUSES } from '@/shared/lists/lead-statuses';
import { leadsApi, type Lead, type LeadListQuery } from '@/features/leads/leads-api';
import { MovedElsewhereDialog } from '@/features/leads/moved-elsewhere-dialog';
import { useMoveLead } from '@/features/leads/use-move-lead';
import { ConvertLeadDialog } from '@/pages/partners/convert-lead-dialog';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { ExportMenu } from '@/shared/lists/export/export-menu';
import { filterParams } from '@/shared/lists/screen/list-query';
import { ListScreen } from '@/shared/lists/screen/list-screen';
import { useListScreen, type FilterOf } from '@/shared/lists/screen/use-list-screen';
import { EmptyState } from '@/shared/ui/states';
import { Section } from '@/shared/ui/section';

const FILTERS: readonly FilterOf<LeadListQuery>[] = [
  { name: 'status', label: 'Show', options: LEAD_STATUSES },
];

/** The partner's own list of contacts. */
export function LeadsTab() {
  const screen = useListScreen({
    list: leadsApi.endpoints.listLeads,
    one: leadsApi.endpoints.getLead,
    filters: FILTERS,
    refreshes: ['Lead'],
  });
  const { dialog, openDialog } = useDialog();
  const add = () => openDialog(AddLeadDialog, {});
  const convert = useCallback((lead: Lead) => openDialog(ConvertLeadDialog, { lead }), [openDialog]);
  const { onMove, question } = useMoveLead();
  const columns = useMemo(() => leadColumns({ onMove, onConvert: convert }), [onMove, convert]);
  const actionsOn = useCallback(
    (lead: Lead) => [
      { name: 'Convert to case', recordName: lead.name, onAct: () => convert(lead) },
      { name: 'Edit', recordName: lead.name, onAct: () => openDialog(EditLeadDialog, { lead }) },
      { name: 'Delete', recordName: lead.name, onAct: () => openDialog(DeleteLeadDialog, { lead }) },
    ],
    [openDialog, convert],
  );

  return (
    <Section
      title="Leads & CRM"
      intro="Manage your leads and client database for marketing"
      actions={
        <>
          <ExportMenu
            url="introducers/me/leads/export"
            params={filterParams(screen.urlState)}
            label="your leads"
          />
          <Button variant="outlined" onClick={() => openDialog(ImportLeadsDialog, {})}>
            Import
          </Button>
          <Button onClick={add} sx={{ order: { xs: -1, sm: 0 } }}>
            Add Lead
          </Button>
        </>
      }
    >
      <ListScreen
        label="Leads"
        {...screen}
        columns={columns}
        nameOf={({ name }) => name}
        actions={actionsOn}
        empty={
          <EmptyState
            title="No leads yet. Add your first lead to get started!"
            message="Add one by hand, or import the spreadsheet that you keep them in."
            action={<Button onClick={add}>Add Lead</Button>}
          />
        }
        details={(lead, open) => <LeadDetails lead={lead} onMove={onMove} onConvert={convert} {...open} />}
      />
      {question && <MovedElsewhereDialog {...question} />}
      {dialog}
    </Section>
  );
}
