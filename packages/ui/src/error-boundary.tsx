import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorState } from './states.tsx';

export interface ErrorBoundaryProps {
  children?: ReactNode;
  /** Shown instead of the friendly card; `retry` renders the children anew. */
  fallback?: ((failure: { error: unknown; retry: () => void }) => ReactNode) | undefined;
  onError?: ((error: unknown) => void) | undefined;
  title?: string | undefined;
}
interface State {
  failed: boolean;
  error?: unknown;
}

/** Keeps a failure while rendering to its own part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  retry = (): void => this.setState({ failed: false, error: undefined });

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.props.fallback) return this.props.fallback({ error: this.state.error, retry: this.retry });
    return (
      <ErrorState title={this.props.title ?? 'This part could not be shown'} onRetry={this.retry}>
        Something went wrong on our side. What you have saved is safe.
      </ErrorState>
    );
  }
}
