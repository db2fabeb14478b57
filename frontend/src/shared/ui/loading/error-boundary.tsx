import { Component, type ReactNode } from 'react';
import { reportClientError } from '@/shared/lib/report-client-error';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** The replacement after an error; `retry` renders the content again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
}

/** Catches and reports an error of its content, and keeps what is around it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    reportClientError(error);
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return this.props.fallback(failure.error, () => this.setState({ failure: null }));
  }
}
