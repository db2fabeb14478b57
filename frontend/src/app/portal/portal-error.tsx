import { useRouteError } from 'react-router-dom';
import { ErrorState } from '@/shared/ui/states';

/** A screen that broke, or whose code could not be fetched: a new version of the site may be out. */
export function PortalError() {
  const error = useRouteError();
  console.error(error);
  return (
    <ErrorState
      title="This screen did not open"
      sentence="Something went wrong on our side or the connection was lost. Nothing you saved before has changed."
      onRetry={() => window.location.reload()}
    />
  );
}
