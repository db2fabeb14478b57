import { useRouteError } from 'react-router-dom';
import { isOutdated } from '@/shared/lib/import-with-retry';
import { reloadPage } from '@/shared/lib/reload-page';
import { ErrorState } from '@/shared/ui/states';

/** A screen that broke, or whose code could not be loaded. */
export function PortalError() {
  const error = useRouteError();
  console.error(error);
  return (
    <ErrorState
      title={isOutdated(error) ? 'This page has been updated' : 'This screen did not open'}
      message={
        isOutdated(error)
          ? 'Load the screen again to see it. Nothing you saved before has changed.'
          : 'Something went wrong on our side or the connection was lost. Nothing you saved before has changed.'
      }
      onRetry={reloadPage}
    />
  );
}
