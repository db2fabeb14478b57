import { useParams } from 'react-router-dom';
import { useApplicationStatusQuery } from '@/features/applications/applicant/applications-api';
import { LinkProblem } from '@/features/applications/applicant/link-problem';
import { describeApplication } from '@/pages/status/describe-application';
import { StatusDetails } from '@/pages/status/status-details';
import { PublicPage } from '@/shared/ui/page';
import { LoadingCards } from '@/shared/ui/loading/loading-cards';

export function Component() {
  const { token = '' } = useParams();
  const { data, error, isFetching, refetch } = useApplicationStatusQuery(token);
  const shown = error ? undefined : data;
  return (
    <PublicPage
      title={shown?.situation.headline ?? 'Your application'}
      intro={shown ? describeApplication(shown) : 'Its status, and who has your details.'}
      width="reading"
    >
      {shown && <StatusDetails token={token} application={shown} />}
      {!shown && isFetching && <LoadingCards label="Loading your application" count={2} />}
      {!shown && !isFetching && <LinkProblem token={token} failure={error} onRetry={() => void refetch()} />}
    </PublicPage>
  );
}
