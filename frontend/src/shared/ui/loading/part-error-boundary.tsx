import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isOutdated } from '@/shared/lib/import-with-retry';
import { reloadPage } from '@/shared/lib/reload-page';
import { ErrorBoundary } from '@/shared/ui/loading/error-boundary';

interface PartErrorBoundaryProps {
  children: ReactNode;
  /** What to do before the part is rendered again. */
  onRetry?: () => void;
}

/** A part of a screen, such as a chart, a tab or a drawer: if it throws, the rest of the screen stays. */
export function PartErrorBoundary({ children, onRetry }: PartErrorBoundaryProps) {
  const fallback = (error: unknown, retry: () => void) => (
    <BrokenPart
      error={error}
      onRetry={() => {
        onRetry?.();
        retry();
      }}
    />
  );
  return <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>;
}

function BrokenPart({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const outdated = isOutdated(error);
  return (
    <Box role="alert" sx={{ display: 'grid', gap: 1, justifyItems: 'start', py: 2 }}>
      <Typography variant="body2">
        {outdated
          ? 'This page has been updated. Reload it to see this part.'
          : 'This part did not open. Something went wrong on our side or the connection was lost.'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" size="small" onClick={onRetry}>
          Try again
        </Button>
        {outdated && (
          <Button size="small" onClick={reloadPage}>
            Reload
          </Button>
        )}
      </Box>
    </Box>
  );
}
