import { FreshLinkForm } from '@/features/applications/applicant/fresh-link-form';
import { isFailure, errorMessage } from '@/shared/lib/failure';
import { EmptyState } from '@/shared/ui/states';
import { LoadError } from '@/shared/ui/loading/load-error';

interface LinkProblemProps {
  /** The token of the link that does not work. */
  token: string;
  failure: unknown;
  onRetry: () => void;
}

/** Shown for a link that does not work: unknown, expired or withdrawn, or the server cannot tell. */
export function LinkProblem({ token, failure, onRetry }: LinkProblemProps) {
  if (isFailure(failure) && failure.status === 404) {
    return (
      <EmptyState
        drawing="signpost"
        title="This link does not work"
        message="It may have expired, been withdrawn or be incomplete. Enter the email address on your application, and we will send you a new link."
        action={<FreshLinkForm token={token} />}
      />
    );
  }
  return (
    <LoadError
      variant="page"
      message={errorMessage(failure, 'We could not reach the server.')}
      onRetry={onRetry}
    />
  );
}
