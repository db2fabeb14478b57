import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useMemo, useState } from 'react';
import { useRefresh } from '@/api/invalidation';
import { enquiryOf } from '@/features/applications/partner/new-case';
import { SubmitCaseDialog } from '@/features/applications/partner/submit-case-dialog';
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
import { useBecomingClient } from '@/features/leads/use-becoming-client';
import { useMovingLead } from '@/features/leads/use-moving-lead';
import { CurrentMatches } from '@/features/matching/current-matches';
import { ExportButtons } from '@/shared/lists/export-buttons';
import { listQuery } from '@/shared/lists/list-query';
import { ListScreen } from '@/shared/lists/list-screen';
import type { ListFilter } from '@/shared/lists/list-toolbar';
import { openedElsewhere } from '@/shared/lists/opened-elsewhere';
import { partnerPaths } from '@/shared/frame/paths';
import { PortalSection } from '@/shared/frame/portal-section';
import { RowActions } from '@/shared/lists/row-actions';
import { useListAddress } from '@/shared/lists/use-list-address';
import { EmptyState } from '@/shared/ui/states';

const FILTERS: readonly ListFilter[] = [
  { name: 'status', label: 'Show', all: 'All', options: LEAD_STATUSES },
];

type Doing = { add: true } | { importing: true } | { edit: Lead } | { convert: Lead } | { remove: Lead };

/** Where the list shows what a search finds. */
const hrefOf = (search: string): string =>
  `${partnerPaths.dashboard}?${new URLSearchParams({ tab: 'leads', q: search }).toString()}`;

/** What a lead says of the client of a case. */
const clientIn = ({ name, email, phone, company }: Lead) => ({
  contactName: name,
  email,
  phone: phone ?? '',
  companyName: company ?? '',
});

/** The partner's own list of contacts. */
export function LeadsTab() {
  const address = useListAddress(FILTERS);
  const list = useListLeadsQuery(listQuery(address) as LeadListQuery);
  const opened = useGetLeadQuery(openedElsewhere(address, list.data) ?? skipToken);
  const refetch = useRefresh('Lead');
  const becomeClient = useBecomingClient();
  const [doing, setDoing] = useState<Doing | null>(null);
  const { search, sort, filters } = address;
  const stop = () => setDoing(null);
  const convert = useCallback((lead: Lead) => setDoing({ convert: lead }), []);
  const { move, busy, clash, leave } = useMovingLead();
  const onMove = useCallback((wanted: Parameters<typeof move>[0]) => void move(wanted), [move]);
  const columns = useMemo(() => leadColumns({ onMove, onConvert: convert }), [onMove, convert]);
  const actionsOn = useCallback(
    (lead: Lead) => (
      <RowActions
        actions={[
          { name: 'Edit', about: lead.name, onAct: () => setDoing({ edit: lead }) },
          { name: 'Delete', about: lead.name, onAct: () => setDoing({ remove: lead }) },
        ]}
      />
    ),
    [],
  );

  return (
    <PortalSection
      title="Leads & CRM"
      intro="Manage your leads and client database for marketing"
      actions={
        <>
          <ExportButtons
            url="introducers/me/leads/export"
            params={{ ...filters, ...(search && { q: search }), ...(sort && { sort }) }}
            of="leads"
          />
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
        address={address}
        list={{ ...list, refetch }}
        opened={opened}
        filters={FILTERS}
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
        details={(lead) => (
          <LeadDetails
            lead={lead}
            onMove={onMove}
            onConvert={convert}
            onClose={() => address.select(null)}
            actions={
              <>
                {actionsOn(lead)}
                <RowActions
                  actions={[{ name: 'Convert to case', about: lead.name, onAct: () => convert(lead) }]}
                />
              </>
            }
          />
        )}
      />
      {clash && (
        <MovedElsewhereDialog
          clash={clash}
          busy={busy}
          onConfirm={() => onMove({ lead: clash.current, to: clash.wanted })}
          onCancel={leave}
        />
      )}
      {doing && 'add' in doing && <AddLeadDialog hrefOf={hrefOf} onClose={stop} />}
      {doing && 'importing' in doing && <ImportLeadsDialog onClose={stop} />}
      {doing && 'edit' in doing && <EditLeadDialog lead={doing.edit} onClose={stop} />}
      {doing && 'convert' in doing && (
        <SubmitCaseDialog
          known={clientIn(doing.convert)}
          onSubmitted={() => void becomeClient(doing.convert)}
          onClose={stop}
        >
          {(values) => <CurrentMatches enquiry={enquiryOf(values)} />}
        </SubmitCaseDialog>
      )}
      {doing && 'remove' in doing && (
        <DeleteLeadDialog lead={doing.remove} onDeleted={() => address.select(null)} onClose={stop} />
      )}
    </PortalSection>
  );
}
