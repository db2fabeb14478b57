import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useRefresh } from '@/api/invalidation';
import {
  useListApplicationsQuery,
  usePartnerChoicesQuery,
  useShowApplicationQuery,
  type Application,
  type ApplicationListQuery,
} from '@/features/applications/staff/admin-applications-api';
import { applicationColumns } from '@/features/applications/staff/application-columns';
import { ApplicationDetails } from '@/features/applications/staff/application-details';
import { statusOptions } from '@/features/applications/staff/application-status';
import { RecordDisclosureDialog } from '@/features/applications/staff/record-disclosure-dialog';
import { UpdateApplicationDialog } from '@/features/applications/staff/update-application-dialog';
import { KeptMatches } from '@/features/matching/kept-matches';
import { fundingTypes } from '@/shared/application-answers/funding-types';
import { listQuery } from '@/shared/lists/list-query';
import { ListScreen } from '@/shared/lists/list-screen';
import type { ListFilter } from '@/shared/lists/list-toolbar';
import { openedElsewhere } from '@/shared/lists/opened-elsewhere';
import { adminPaths } from '@/shared/frame/paths';
import { PortalPage } from '@/shared/frame/portal-page';
import { RowActions } from '@/shared/lists/row-actions';
import { useListAddress } from '@/shared/lists/use-list-address';
import { lazyPart } from '@/shared/ui/lazy-part';
import { EmptyState } from '@/shared/ui/states';

const FindLendersDialog = lazyPart(
  async () => (await import('@/pages/admin/find-lenders-dialog')).FindLendersDialog,
);

const FILTERS: readonly ListFilter[] = [
  { name: 'status', label: 'Status', all: 'All', options: statusOptions },
  {
    name: 'due',
    label: 'Answer',
    all: 'All',
    options: [
      { value: 'overdue', label: 'Overdue' },
      { value: 'soon', label: 'Due soon' },
    ],
  },
  { name: 'fundingType', label: 'Product', all: 'All', options: fundingTypes },
  {
    name: 'received',
    label: 'Received',
    all: 'At any time',
    options: [
      { value: '24h', label: 'In the last 24 hours' },
      { value: '7d', label: 'In the last 7 days' },
      { value: '30d', label: 'In the last 30 days' },
      { value: 'older', label: 'Earlier' },
    ],
  },
];

const DIRECT = { value: 'direct', label: 'Came directly' };

/** With the partners that there are; until they are read, the one that the address may name is among them. */
const useFilters = (): readonly ListFilter[] => {
  const { data = [] } = usePartnerChoicesQuery(undefined);
  return useMemo(() => {
    const partners = data.map(({ id, companyName }) => ({ value: id, label: companyName }));
    return [...FILTERS, { name: 'partner', label: 'Partner', all: 'All', options: [DIRECT, ...partners] }];
  }, [data]);
};

type Doing = { edit: Application } | { find: Application } | { disclose: Application };

export function Component() {
  const filters = useFilters();
  const address = useListAddress(filters);
  const list = useListApplicationsQuery(listQuery(address) as ApplicationListQuery);
  const refetch = useRefresh('Application', 'Lender', 'PartnerAccount');
  const opened = useShowApplicationQuery(openedElsewhere(address, list.data) ?? skipToken);
  const [doing, setDoing] = useState<Doing | null>(null);
  const done = () => setDoing(null);
  const editOn = useCallback(
    (application: Application) => (
      <RowActions
        actions={[
          { name: 'Edit', about: application.companyName, onAct: () => setDoing({ edit: application }) },
        ]}
      />
    ),
    [],
  );
  const allOn = (application: Application) => (
    <RowActions
      actions={[
        { name: 'Edit', about: application.companyName, onAct: () => setDoing({ edit: application }) },
        {
          name: 'Find lenders',
          about: `for ${application.companyName}`,
          onAct: () => setDoing({ find: application }),
        },
        {
          name: 'Details given',
          about: `of ${application.companyName}`,
          onAct: () => setDoing({ disclose: application }),
        },
      ]}
    />
  );

  return (
    <PortalPage
      title="Applications"
      actions={
        <Button variant="outlined" component={Link} to={adminPaths.home}>
          Back
        </Button>
      }
    >
      <ListScreen
        label="Applications"
        address={address}
        list={{ ...list, refetch }}
        opened={opened}
        filters={filters}
        columns={applicationColumns}
        nameOf={({ companyName }) => companyName}
        actions={editOn}
        empty={
          <EmptyState
            title="No applications submitted yet"
            sentence="What visitors and partners submit appears here, newest first."
          />
        }
        details={(listed) => (
          <ApplicationDetails
            listed={listed}
            onClose={() => address.select(null)}
            actions={allOn(listed)}
            matches={(kept) => <KeptMatches matches={kept} />}
          />
        )}
      />
      {doing && 'edit' in doing && <UpdateApplicationDialog application={doing.edit} onClose={done} />}
      {doing && 'disclose' in doing && <RecordDisclosureDialog application={doing.disclose} onClose={done} />}
      {doing && 'find' in doing && <FindLendersDialog application={doing.find} onClose={done} />}
    </PortalPage>
  );
}
