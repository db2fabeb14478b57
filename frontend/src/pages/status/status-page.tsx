import { useParams } from 'react-router-dom';
import { useApplicationStatusQuery } from '@/features/applications/applicant/applications-api';
import { LinkProblem } from '@/features/applications/applicant/link-problem';
import { StatusDetails } from '@/pages/status/status-details';
import { Page } from '@/shared/ui/page';
import { LoadingCards } from '@/shared/ui/loading-cards';

export function Component() {
  const { token = '' } = useParams();
  return (
    <Page title="Your application" intro="Its status, and who has your details." measure="reading">
      <Status token={token} />
    </Page>
  );
}

function Status({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useApplicationStatusQuery(token);
  if (data && !error) return <StatusDetails token={token} application={data} />;
  if (isFetching) return <LoadingCards label="Looking up your application" count={2} />;
  return <LinkProblem token={token} failure={error} onRetry={() => void refetch()} />;
}
