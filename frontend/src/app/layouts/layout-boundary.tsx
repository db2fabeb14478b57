import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { isOutdated } from '@/shared/lib/import-with-retry';
import { reloadPage } from '@/shared/lib/reload-page';
import { ErrorBoundary } from '@/shared/ui/loading/error-boundary';
import { EmptyState } from '@/shared/ui/states';

/** Keeps the layout if the page inside breaks or its code cannot be loaded. */
export function LayoutBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={(error) => <BrokenPage error={error} />}>{children}</ErrorBoundary>;
}

function BrokenPage({ error }: { error: unknown }) {
  return (
    <Box role="alert">
      <EmptyState
        title={isOutdated(error) ? 'This page has been updated' : 'This page did not load'}
        message={
          isOutdated(error)
            ? 'Reload to get the latest version. Anything you have already sent is safe.'
            : 'Something went wrong on our side or the connection was lost. Nothing you sent before has changed.'
        }
        drawing="broken-bridge"
        action={<Button onClick={reloadPage}>Reload page</Button>}
      />
    </Box>
  );
}
