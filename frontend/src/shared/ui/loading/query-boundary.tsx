import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { errorMessage } from '@/shared/lib/failure';
import { LoadError } from '@/shared/ui/loading/load-error';

interface QueryBoundaryProps<Data> {
  query: { currentData?: Data | undefined; error?: unknown; refetch: () => unknown };
  /** The subject of 'could not be loaded': 'The commission terms'. */
  name: string;
  /** Shows an error as a full empty state, for content that is the whole of its screen or dialog. */
  fullSize?: boolean;
  /** Height of the skeleton, in px. */
  height: number;
  children: (data: Data) => ReactNode;
}

/** Renders the result of a query: a skeleton while it loads, and an error with a retry if it fails. */
export function QueryBoundary<Data>({
  query,
  name,
  fullSize = false,
  height,
  children,
}: QueryBoundaryProps<Data>) {
  const { currentData, error, refetch } = query;
  const fallback = `${name} could not be loaded.`;
  const retry = () => void refetch();
  if (currentData !== undefined) return children(currentData);
  if (!error)
    return (
      <Skeleton
        height={height}
        role="status"
        aria-label={`Loading ${name.charAt(0).toLowerCase()}${name.slice(1)}`}
      />
    );
  if (fullSize) return <LoadError variant="page" message={errorMessage(error, fallback)} onRetry={retry} />;
  return <LoadError message={errorMessage(error, fallback)} onRetry={retry} />;
}
