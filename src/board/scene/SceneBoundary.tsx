import { Component, type ReactNode } from 'react';

interface SceneBoundaryProps {
  readonly onError: (error: Error) => void;
  readonly children: ReactNode;
}

/** Hands what its children throw on to the page, which goes on without them; @pixi/react would only log it. */
export class SceneBoundary extends Component<SceneBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error instanceof Error ? error : new Error(String(error)));
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
