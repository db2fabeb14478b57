import { useDeferredValue, type ReactNode } from 'react';
import { errorMessage } from '@/shared/lib/failure';
import { PartErrorBoundary } from '@/shared/ui/loading/part-error-boundary';
import { LoadError } from '@/shared/ui/loading/load-error';

interface ReportBoundaryProps<Report> {
  /** The subject of 'could not be loaded': 'The enquiries by week'. */
  name: string;
  /** Shown while the report loads. */
  fallback: ReactNode;
  query: { data?: Report | undefined; error?: unknown; refetch: () => unknown };
  children: (report: Report) => ReactNode;
}

/** Renders a report of the dashboard: a placeholder while it loads, and an error with a retry if it fails. */
export function ReportBoundary<Report>(props: ReportBoundaryProps<Report>) {
  return (
    <PartErrorBoundary>
      <ReportContent {...props} />
    </PartErrorBoundary>
  );
}

function ReportContent<Report>({ name, fallback, query, children }: ReportBoundaryProps<Report>) {
  const { data, error, refetch } = query;
  // Several responses arrive together: rendered in one piece, they would block input.
  const shown = useDeferredValue(data);
  if (error !== undefined && data === undefined) {
    return (
      <LoadError
        variant="banner"
        message={errorMessage(error, `${name} could not be loaded.`)}
        onRetry={() => void refetch()}
      />
    );
  }
  return shown === undefined ? fallback : children(shown);
}
