import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../widgets/Button';
import { Failure } from './Failure';
import './shell.css';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** A new value, such as another screen, tries again. */
  readonly screen: string;
  /** The way to take the game along. */
  readonly rescue?: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: Error | null;
  readonly screen: string;
}

/** What the player sees instead of a blank page when the program itself fails. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, screen: this.props.screen };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return props.screen === state.screen ? null : { error: null, screen: props.screen };
  }

  override componentDidCatch(_: Error, info: ErrorInfo) {
    this.where = info.componentStack ?? '';
  }

  private where = '';

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <main className="failure" role="alert">
        <Failure error={error} />
        <div className="failure-acts">
          <Button kind="go" onPress={() => location.reload()}>
            Open the page again
          </Button>
          <a className="button" href="#/">
            Choose a scenario
          </a>
          {this.props.rescue}
        </div>
        <details>
          <summary>What failed</summary>
          <pre>
            {error.stack ?? error.message}
            {this.where}
          </pre>
        </details>
      </main>
    );
  }
}
