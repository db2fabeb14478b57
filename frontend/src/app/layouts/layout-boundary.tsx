import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/shared/ui/error-boundary';
import { EmptyState } from '@/shared/ui/states';

/** Keeps a layout in place when the page inside it breaks or its code cannot be fetched. */
export function LayoutBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={() => <BrokenPage />}>{children}</ErrorBoundary>;
}

/** Its reload is a real one, because a new version of the site may be out. */
function BrokenPage() {
  return (
    <Box role="alert">
      <EmptyState
        title="This page did not open"
        sentence="Something went wrong on our side or the connection was lost. Nothing you sent before has changed."
        drawing="broken-bridge"
        action={<Button onClick={() => window.location.reload()}>Load it again</Button>}
      />
    </Box>
  );
}
