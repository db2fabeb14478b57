import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { failedJobList } from '@/features/failed-jobs/failed-job-list';
import { failedJobColumns } from '@/features/failed-jobs/failed-job-columns';
import { FailedJobDetails } from '@/features/failed-jobs/failed-job-details';
import {
  useRetryFailedJobMutation,
  useRetryFailedJobsMutation,
  type FailedJob,
} from '@/features/failed-jobs/failed-jobs-api';
import { useSavedViews } from '@/pages/admin/use-saved-views';
import { ListScreen } from '@/shared/lists/screen/list-screen';
import { PortalPage } from '@/shared/portal/portal-page';
import { useListScreen } from '@/shared/lists/screen/use-list-screen';
import { EmptyState } from '@/shared/ui/states';
import { useActionWithToast } from '@/shared/ui/toasts/use-action-with-toast';

const FAILED = { title: 'Error', description: 'The email could not be sent again.' };
const UNDER_WAY = 'We will send it within a few seconds. If it fails again, it will be back in this list.';

export function Component() {
  const screen = useListScreen(failedJobList);
  const [retry, { isLoading }] = useRetryFailedJobMutation();
  const [retryAll, { isLoading: retryingAll }] = useRetryFailedJobsMutation();
  const retryOnce = useActionWithToast({
    run: ({ id }: FailedJob) => retry(id).unwrap(),
    successToast: { title: 'Trying again', description: UNDER_WAY },
    errorToast: FAILED,
    onSuccess: () => screen.urlState.select(null),
  });
  const retryAllOnce = useActionWithToast({
    run: () => retryAll(undefined).unwrap(),
    successToast: ({ retried }) => ({
      title: retried === 1 ? 'Trying one again' : `Trying ${retried} again`,
      description: UNDER_WAY,
    }),
    errorToast: FAILED,
  });
  const actionsOn = useCallback(
    (job: FailedJob) => [
      {
        name: 'Try again',
        recordName: `${job.kind}${job.to ? `, ${job.to.name}` : ''}`,
        disabled: isLoading,
        onAct: () => void retryOnce(job),
      },
    ],
    [isLoading, retryOnce],
  );

  return (
    <PortalPage
      title="Unsent emails"
      actions={
        (screen.list.data?.total ?? 0) > 0 && (
          <Button disabled={retryingAll} onClick={() => void retryAllOnce(undefined)}>
            Try all again
          </Button>
        )
      }
    >
      <ListScreen
        label="Unsent emails"
        {...screen}
        views={useSavedViews('jobs')}
        searchable={false}
        columns={failedJobColumns}
        nameOf={({ kind }) => kind}
        actions={actionsOn}
        empty={
          <EmptyState
            title="All emails have been sent"
            message="We retry each email for most of a day. Any that the mail server never accepts appear here."
          />
        }
        details={(job, open) => <FailedJobDetails job={job} {...open} />}
      />
    </PortalPage>
  );
}
