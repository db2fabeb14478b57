import Skeleton from '@mui/material/Skeleton';
import type { ComponentProps, ReactNode } from 'react';
import { errorMessage } from '@/shared/lib/failure';
import { LoadError } from '@/shared/ui/loading/load-error';
import { PartErrorBoundary } from '@/shared/ui/loading/part-error-boundary';

interface QueryBoundaryProps<Data> extends Pick<ComponentProps<typeof LoadError>, 'variant'> {
  query: { currentData?: Data | undefined; error?: unknown; refetch: () => unknown };
  /** The subject of 'could not be loaded': 'The commission terms'. */
  name: string;
  /** Height of the skeleton, in px. */
  height?: number;
  /** Shown instead of a skeleton. */
  fallback?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders the result of a query: a skeleton while it loads, and an error with a retry if it fails. */
export function QueryBoundary<Data>({
  query,
  name,
  variant = 'part',
  height = 72,
  fallback,
  children,
}: QueryBoundaryProps<Data>) {
  const { currentData, error, refetch } = query;
  if (currentData !== undefined) return <PartErrorBoundary>{children(currentData)}</PartErrorBoundary>;
  if (error)
    return (
      <LoadError
        variant={variant}
        message={errorMessage(error, `${name} could not be loaded.`)}
        onRetry={() => void refetch()}
      />
    );
  if (fallback !== undefined) return fallback;
  return (
    <Skeleton
      width="100%"
      height={height}
      role="status"
      aria-label={`Loading ${name.charAt(0).toLowerCase()}${name.slice(1)}`}
    />
  );
}
