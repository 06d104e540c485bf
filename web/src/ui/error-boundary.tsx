import { Component, type ReactNode } from 'react';
import { BrokenPanel } from './error-panel.tsx';

type Props = { children: ReactNode; fallback?: (retry: () => void) => ReactNode; onError?: (error: unknown) => void };
type State = { error?: unknown; failed: boolean };

/** Keeps a broken part from taking the page with it. Try Again renders it anew; new children do so by themselves. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.failed && previous.children !== this.props.children) this.retry();
  }

  retry = (): void => this.setState({ failed: false, error: undefined });

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback ? this.props.fallback(this.retry) : <BrokenPanel onRetry={this.retry} />;
  }
}
