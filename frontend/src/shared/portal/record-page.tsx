import type { ReactNode } from 'react';
import { ListNavigation, type ListNavigationProps } from '@/shared/lists/screen/list-navigation';
import { errorMessage } from '@/shared/lib/failure';
import { PortalPage } from '@/shared/portal/portal-page';
import { RecordLoadError } from '@/shared/portal/record-load-error';
import { LoadError } from '@/shared/ui/loading/load-error';
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
  const { recordKind } = navigation;
  const reload = () => void refetch();
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
      {currentData && error !== undefined && (
        <LoadError
          variant="banner"
          message={`${errorMessage(error, `The ${recordKind} could not be loaded.`)} This is the last version we loaded.`}
          onRetry={reload}
        />
      )}
      {currentData && children(currentData)}
      {!currentData && error !== undefined && <RecordLoadError error={error} onRetry={reload} />}
      {!currentData && error === undefined && <LoadingCards label={`Loading the ${recordKind}`} />}
    </PortalPage>
  );
}
