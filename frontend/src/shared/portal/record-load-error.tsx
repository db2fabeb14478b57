import { isFailure, errorMessage } from '@/shared/lib/failure';
import { EmptyState } from '@/shared/ui/states';
import { LoadError } from '@/shared/ui/loading/load-error';

interface RecordLoadErrorProps {
  error: unknown;
  onRetry: () => void;
}

/** Shown instead of a record that could not be loaded or does not exist. */
export function RecordLoadError({ error, onRetry }: RecordLoadErrorProps) {
  if (isFailure(error) && error.status === 404) {
    const message = errorMessage(error, 'It may have been deleted, or the link is wrong.');
    return <EmptyState title="Not found" message={message} drawing="signpost" />;
  }
  return <LoadError variant="page" message={errorMessage(error, 'Could not load this.')} onRetry={onRetry} />;
}
