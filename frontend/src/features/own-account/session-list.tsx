import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AccountKind } from '@/features/own-account/account-kind';
import {
  useEndSessionMutation,
  useListSessionsQuery,
  type AccountSession,
} from '@/features/own-account/own-account-api';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { longDateAndTime } from '@/shared/lib/dates';
import { RowsList } from '@/shared/lists/rows-list';
import { useActionWithToast } from '@/shared/ui/toasts/use-action-with-toast';

/** The account's sessions; each except the current one can be ended. */
export function SessionList({ kind }: { kind: AccountKind }) {
  const sessions = useListSessionsQuery(kind);
  const [end, { isLoading }] = useEndSessionMutation();

  const endOnce = useActionWithToast({
    run: ({ id }: AccountSession) => end({ kind, id }).unwrap(),
    successToast: (_done, { device }) => ({ title: `Signed out: ${device}` }),
    errorToast: { title: 'Error', description: 'The session could not be ended.' },
  });

  return (
    <QueryBoundary query={sessions} name="The sessions" variant="page" height={72}>
      {(read) => (
        <RowsList>
          {read.map((session) => {
            const { id, device, createdAt, lastUsedAt, current } = session;
            return (
              <li key={id}>
                <div>
                  <Typography sx={{ fontWeight: 600 }}>{device}</Typography>
                  <Typography variant="body2" color="textSecondary">
                    Signed in {longDateAndTime(createdAt)}. Last used {longDateAndTime(lastUsedAt)}.
                  </Typography>
                </div>
                {current ? (
                  <Typography variant="body2">This device</Typography>
                ) : (
                  <Button
                    variant="outlined"
                    size="small"
                    disabled={isLoading}
                    aria-label={`End the session on ${device}, last used ${longDateAndTime(lastUsedAt)}`}
                    onClick={() => void endOnce(session)}
                  >
                    End
                  </Button>
                )}
              </li>
            );
          })}
        </RowsList>
      )}
    </QueryBoundary>
  );
}
