import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, useState } from 'react';
import { useRefresh } from '@/api/invalidation';
import { caseColumns } from '@/features/applications/partner/case-columns';
import { CaseDetails } from '@/features/applications/partner/case-details';
import { caseFundingTypes } from '@/features/applications/partner/case-funding';
import { CASE_STATUSES } from '@/features/applications/partner/case-status';
import {
  useListCasesQuery,
  useShowCaseQuery,
  type Case,
  type CaseListQuery,
} from '@/features/applications/partner/cases-api';
import { enquiryOf } from '@/features/applications/partner/new-case';
import { NotesDialog } from '@/features/applications/partner/notes-dialog';
import { SubmitCaseDialog } from '@/features/applications/partner/submit-case-dialog';
import { KeptMatches } from '@/features/matching/kept-matches';
import { CurrentMatches } from '@/features/matching/current-matches';
import { ExportButtons } from '@/shared/lists/export-buttons';
import { listQuery } from '@/shared/lists/list-query';
import { ListScreen } from '@/shared/lists/list-screen';
import type { ListFilter } from '@/shared/lists/list-toolbar';
import { openedElsewhere } from '@/shared/lists/opened-elsewhere';
import { PortalSection } from '@/shared/frame/portal-section';
import { RowActions } from '@/shared/lists/row-actions';
import { useListAddress } from '@/shared/lists/use-list-address';
import { EmptyState } from '@/shared/ui/states';

const FILTERS: readonly ListFilter[] = [
  {
    name: 'status',
    label: 'Status',
    all: 'All',
    options: Object.entries(CASE_STATUSES).map(([value, { label }]) => ({ value, label })),
  },
  { name: 'fundingType', label: 'Kind of finance', all: 'All', options: caseFundingTypes },
];

/** The partner's cases, and the way to submit another. */
export function ApplicationsTab() {
  const address = useListAddress(FILTERS);
  const list = useListCasesQuery(listQuery(address) as CaseListQuery);
  const refetch = useRefresh('Case');
  const opened = useShowCaseQuery(openedElsewhere(address, list.data) ?? skipToken);
  const [doing, setDoing] = useState<{ submit: true } | { edit: Case } | null>(null);
  const { search, sort, filters } = address;
  const actionsOn = useCallback(
    (about: Case) => (
      <RowActions
        actions={[{ name: 'Edit', about: about.companyName, onAct: () => setDoing({ edit: about }) }]}
      />
    ),
    [],
  );

  return (
    <PortalSection
      title="Your Cases"
      actions={
        <>
          <ExportButtons
            url="introducers/me/referrals/export"
            params={{ ...filters, ...(search && { q: search }), ...(sort && { sort }) }}
            of="cases"
          />
          <Button onClick={() => setDoing({ submit: true })} sx={{ order: { xs: -1, sm: 0 } }}>
            Submit New Case
          </Button>
        </>
      }
    >
      <ListScreen
        label="Cases"
        address={address}
        list={{ ...list, refetch }}
        opened={opened}
        filters={FILTERS}
        columns={caseColumns}
        nameOf={({ companyName }) => companyName}
        actions={actionsOn}
        empty={
          <EmptyState
            title="No cases submitted yet"
            sentence={'Click "Submit New Case" to add your first client application'}
          />
        }
        details={(listed) => (
          <CaseDetails
            listed={listed}
            onClose={() => address.select(null)}
            actions={actionsOn(listed)}
            matches={(kept) => <KeptMatches matches={kept} />}
          />
        )}
      />
      {doing && 'submit' in doing && (
        <SubmitCaseDialog onClose={() => setDoing(null)}>
          {(values) => <CurrentMatches enquiry={enquiryOf(values)} />}
        </SubmitCaseDialog>
      )}
      {doing && 'edit' in doing && <NotesDialog about={doing.edit} onClose={() => setDoing(null)} />}
    </PortalSection>
  );
}
