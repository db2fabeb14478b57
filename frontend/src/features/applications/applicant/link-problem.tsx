import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { isFailure, sentenceOf } from '@/shared/lib/failure';
import { paths } from '@/shared/site/paths';
import { EmptyState } from '@/shared/ui/states';
import { LoadError } from '@/shared/ui/load-error';

interface LinkProblemProps {
  failure: unknown;
  onRetry: () => void;
}

/** What a link shows that opens nothing: it is unknown, expired or withdrawn, or the server cannot say. */
export function LinkProblem({ failure, onRetry }: LinkProblemProps) {
  if (isFailure(failure) && failure.status === 404) {
    return (
      <EmptyState
        drawing="signpost"
        title="This link does not work"
        sentence="It may be more than 90 days old, withdrawn or incomplete. If you sent us an application, we still have it."
        action={
          <Button component={Link} to={paths.contact}>
            Ask us about it
          </Button>
        }
      />
    );
  }
  return (
    <LoadError
      look="page"
      sentence={sentenceOf(failure, 'We could not reach the server.')}
      onRetry={onRetry}
    />
  );
}
