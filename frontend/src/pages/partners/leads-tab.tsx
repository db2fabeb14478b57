import Button from '@mui/material/Button';
import { useCallback, useMemo, useState } from 'react';
import { AddLeadDialog } from '@/features/leads/add-lead-dialog';
import { DeleteLeadDialog } from '@/features/leads/delete-lead-dialog';
import { EditLeadDialog } from '@/features/leads/edit-lead-dialog';
import { ImportLeadsDialog } from '@/features/leads/import-leads-dialog';
import { leadColumns } from '@/features/leads/lead-columns';
import { LeadDetails } from '@/features/leads/lead-details';
import { LEAD_STATUSES } from '@/shared/lists/lead-statuses';
import {
  useGetLeadQuery,
  useListLeadsQuery,
  type Lead,
  type LeadListQuery,
} from '@/features/leads/leads-api';
import { MovedElsewhereDialog } from '@/features/leads/moved-elsewhere-dialog';
import { useMovingLead } from '@/features/leads/use-moving-lead';
import { ConvertLeadDialog } from '@/pages/partners/convert-lead-dialog';
import { ExportMenu } from '@/shared/lists/export-menu';
import { narrowing } from '@/shared/lists/list-query';
import { ListScreen } from '@/shared/lists/list-screen';
import { PortalSection } from '@/shared/frame/portal-section';
import { useListScreen, type FilterOf } from '@/shared/lists/use-list-screen';
import { EmptyState } from '@/shared/ui/states';

const FILTERS: readonly FilterOf<LeadListQuery>[] = [
  { name: 'status', label: 'Show', all: 'All', options: LEAD_STATUSES },
];

type Doing = { add: true } | { importing: true } | { edit: Lead } | { convert: Lead } | { remove: Lead };

/** The partner's own list of contacts. */
export function LeadsTab() {
  const screen = useListScreen({
    list: useListLeadsQuery,
    one: useGetLeadQuery,
    filters: FILTERS,
    refreshes: ['Lead'],
  });
  const [doing, setDoing] = useState<Doing | null>(null);
  const stop = () => setDoing(null);
  const convert = useCallback((lead: Lead) => setDoing({ convert: lead }), []);
  const { onMove, question } = useMovingLead();
  const columns = useMemo(() => leadColumns({ onMove, onConvert: convert }), [onMove, convert]);
  const actionsOn = useCallback(
    (lead: Lead) => [
      { name: 'Edit', about: lead.name, onAct: () => setDoing({ edit: lead }) },
      { name: 'Delete', about: lead.name, onAct: () => setDoing({ remove: lead }) },
    ],
    [],
  );

  return (
    <PortalSection
      title="Leads & CRM"
      intro="Manage your leads and client database for marketing"
      actions={
        <>
          <ExportMenu url="introducers/me/leads/export" params={narrowing(screen.address)} of="your leads" />
          <Button variant="outlined" onClick={() => setDoing({ importing: true })}>
            Import
          </Button>
          <Button onClick={() => setDoing({ add: true })} sx={{ order: { xs: -1, sm: 0 } }}>
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
            sentence="Add one by hand, or import the spreadsheet that you keep them in."
            action={<Button onClick={() => setDoing({ add: true })}>Add Lead</Button>}
          />
        }
        detailActions={(lead) => [
          ...actionsOn(lead),
          { name: 'Convert to case', about: lead.name, onAct: () => convert(lead) },
        ]}
        details={(lead, open) => <LeadDetails lead={lead} onMove={onMove} onConvert={convert} {...open} />}
      />
      {question && <MovedElsewhereDialog {...question} />}
      {doing && 'add' in doing && <AddLeadDialog onClose={stop} />}
      {doing && 'importing' in doing && <ImportLeadsDialog onClose={stop} />}
      {doing && 'edit' in doing && <EditLeadDialog lead={doing.edit} onClose={stop} />}
      {doing && 'convert' in doing && <ConvertLeadDialog lead={doing.convert} onClose={stop} />}
      {doing && 'remove' in doing && (
        <DeleteLeadDialog lead={doing.remove} onDeleted={() => screen.address.select(null)} onClose={stop} />
      )}
    </PortalSection>
  );
}
