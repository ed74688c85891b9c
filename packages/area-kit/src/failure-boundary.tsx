import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly fallback?: ((retry: () => void) => ReactNode) | undefined;
  readonly onFailure?: ((error: unknown) => void) | undefined;
}

/** Keeps a render error in its own place. Without it single-spa would hang in MOUNTING for ever. */
export class FailureBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error);
  }

  private readonly retry = () => this.setState({ failed: false });

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback?.(this.retry) ?? null;
  }
}
