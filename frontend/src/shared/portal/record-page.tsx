import type { ReactNode } from 'react';
import { ListNavigation, type ListNavigationProps } from '@/shared/lists/screen/list-navigation';
import { PortalPage } from '@/shared/portal/portal-page';
import { RecordLoadError } from '@/shared/portal/record-load-error';
import { LoadingCards } from '@/shared/ui/loading/loading-cards';

interface RecordPageProps<Data> extends ListNavigationProps {
  title: string;
  query: { currentData?: Data | undefined; error?: unknown; refetch: () => unknown };
  /** Buttons before the links to other records. */
  actions?: ReactNode;
  /** The loaded record. */
  children: (record: Data) => ReactNode;
}

/** The page of one record, with links to its list and to the records beside it there. */
export function RecordPage<Data>({ title, query, actions, children, ...navigation }: RecordPageProps<Data>) {
  const { currentData, error, refetch } = query;
  return (
    <PortalPage
      title={title}
      actions={
        <>
          {actions}
          <ListNavigation {...navigation} />
        </>
      }
    >
      {currentData && children(currentData)}
      {!currentData && error !== undefined && (
        <RecordLoadError error={error} onRetry={() => void refetch()} />
      )}
      {!currentData && error === undefined && <LoadingCards label={`Loading the ${navigation.recordKind}`} />}
    </PortalPage>
  );
}
