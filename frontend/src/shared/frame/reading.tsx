import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { sentenceOf } from '@/shared/lib/failure';
import { PartNotRead } from '@/shared/lists/detail-part';
import { ErrorState } from '@/shared/ui/states';

interface ReadingProps<Read> {
  query: { currentData?: Read | undefined; error?: unknown; refetch: () => unknown };
  /** What it is, as a sentence names it: 'The commission terms'. */
  name: string;
  /** Whether there is nothing to see without it. */
  isAll?: boolean;
  /** How high the place is that is kept for it, in px. */
  height: number;
  children: (read: Read) => ReactNode;
}

/** What is read for a part of a screen: its place is kept until it is there, and a failure is said in it. */
export function Reading<Read>({ query, name, isAll = false, height, children }: ReadingProps<Read>) {
  const { currentData, error, refetch } = query;
  const fallback = `${name} could not be read.`;
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
  if (isAll) return <ErrorState sentence={sentenceOf(error, fallback)} onRetry={retry} />;
  return <PartNotRead failure={error} fallback={fallback} onRetry={retry} />;
}
