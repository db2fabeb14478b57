import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { sentenceOf } from '@/shared/lib/failure';
import { ReadAlert } from '@/shared/portal/read-alert';

interface ReportReadingProps<Report> {
  /** What it is, as a sentence names it: 'The enquiries by week'. */
  name: string;
  query: { data?: Report | undefined; error?: unknown; refetch: () => unknown };
  children: (report: Report) => ReactNode;
}

/** A report of the dashboard as it is read: its place is kept until it is there, and a failure is said in it. */
export function ReportReading<Report>({ name, query, children }: ReportReadingProps<Report>) {
  const { data, error, refetch } = query;
  if (error !== undefined && data === undefined) {
    return (
      <ReadAlert onRetry={() => void refetch()}>{sentenceOf(error, `${name} could not be read.`)}</ReadAlert>
    );
  }
  if (data === undefined) return <Skeleton height={280} aria-label={`Loading: ${name}`} role="status" />;
  return children(data);
}
