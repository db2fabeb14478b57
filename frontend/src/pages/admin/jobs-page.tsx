import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { failedJobColumns } from '@/features/failed-jobs/failed-job-columns';
import { FailedJobDetails } from '@/features/failed-jobs/failed-job-details';
import {
  useGetFailedJobQuery,
  useListFailedJobsQuery,
  useRetryFailedJobMutation,
  useRetryFailedJobsMutation,
  type FailedJob,
} from '@/features/failed-jobs/failed-jobs-api';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { sentenceOf } from '@/shared/lib/failure';
import { useKeepsViews } from '@/pages/admin/use-keeps-views';
import { ListScreen } from '@/shared/lists/list-screen';
import { PortalPage } from '@/shared/frame/portal-page';
import { useListScreen } from '@/shared/lists/use-list-screen';
import { EmptyState } from '@/shared/ui/states';
import { useToast } from '@/shared/ui/toast-context';

const UNDER_WAY = 'It is sent within a few seconds. If it fails again, it comes back here.';

export function Component() {
  const screen = useListScreen({
    list: useListFailedJobsQuery,
    one: useGetFailedJobQuery,
    refreshes: ['FailedJob'],
  });
  const [retry, { isLoading }] = useRetryFailedJobMutation();
  const [retryAll, { isLoading: retryingAll }] = useRetryFailedJobsMutation();
  const toast = useToast();
  const refused = (failure: unknown) => {
    const description = sentenceOf(failure, 'It could not be tried again.');
    toast({ title: 'Error', description, destructive: true });
  };

  const retryOnce = useOneAtATime(async ({ id }: FailedJob) => {
    try {
      await retry(id).unwrap();
      screen.address.select(null);
      toast({ title: 'Trying again', description: UNDER_WAY });
    } catch (failure) {
      refused(failure);
    }
  });
  const retryAllOnce = useOneAtATime(async (nothing: undefined) => {
    try {
      const { retried } = await retryAll(nothing).unwrap();
      toast({
        title: retried === 1 ? 'Trying one again' : `Trying ${retried} again`,
        description: UNDER_WAY,
      });
    } catch (failure) {
      refused(failure);
    }
  });
  const actionsOn = useCallback(
    (job: FailedJob) => [
      {
        name: 'Try again',
        about: `${job.kind}${job.to ? `, ${job.to.name}` : ''}`,
        disabled: isLoading,
        onAct: () => void retryOnce(job),
      },
    ],
    [isLoading, retryOnce],
  );

  return (
    <PortalPage
      title="Mails that could not be sent"
      actions={
        (screen.list.data?.total ?? 0) > 0 && (
          <Button disabled={retryingAll} onClick={() => void retryAllOnce(undefined)}>
            Try all again
          </Button>
        )
      }
    >
      <ListScreen
        label="Unsent mails"
        {...screen}
        views={useKeepsViews('jobs')}
        searchable={false}
        columns={failedJobColumns}
        nameOf={({ kind }) => kind}
        actions={actionsOn}
        empty={
          <EmptyState
            title="Every mail has been sent"
            sentence="A mail is tried again for most of a day. What the mail server never takes appears here."
          />
        }
        details={(job, open) => <FailedJobDetails job={job} {...open} />}
      />
    </PortalPage>
  );
}
