import { useDeferredValue, type ReactNode } from 'react';
import { sentenceOf } from '@/shared/lib/failure';
import { ReadAlert } from '@/shared/frame/read-alert';
import { PartBoundary } from '@/shared/ui/part-boundary';

interface ReportReadingProps<Report> {
  /** What it is, as a sentence names it: 'The enquiries by week'. */
  name: string;
  /** Keeps its place until it is there. */
  meanwhile: ReactNode;
  query: { data?: Report | undefined; error?: unknown; refetch: () => unknown };
  children: (report: Report) => ReactNode;
}

/** A report of the dashboard as it is read: its place is kept until it is there, and a failure is said in it. */
export function ReportReading<Report>(props: ReportReadingProps<Report>) {
  return (
    <PartBoundary>
      <Reading {...props} />
    </PartBoundary>
  );
}

function Reading<Report>({ name, meanwhile, query, children }: ReportReadingProps<Report>) {
  const { data, error, refetch } = query;
  // Several answers come together: rendered in one piece they would keep the browser from answering.
  const shown = useDeferredValue(data);
  if (error !== undefined && data === undefined) {
    return (
      <ReadAlert onRetry={() => void refetch()}>{sentenceOf(error, `${name} could not be read.`)}</ReadAlert>
    );
  }
  return shown === undefined ? meanwhile : children(shown);
}
