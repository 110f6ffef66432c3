import { Component, type ComponentType, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Changes with each visited place; a change clears the error. */
  readonly place: unknown;
  readonly Fallback: ComponentType<{ error: unknown }>;
  readonly children: ReactNode;
}

interface State {
  readonly place: unknown;
  readonly failure: { readonly error: unknown } | undefined;
}

/** Error boundary: shows the error page instead of content that failed to render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ failure: { error } });
  static getDerivedStateFromProps = ({ place }: ErrorBoundaryProps, state: State): Partial<State> | null =>
    place === state.place ? null : { place, failure: undefined };

  override state: State = { place: this.props.place, failure: undefined };

  override render() {
    const { failure } = this.state;
    const { Fallback, children } = this.props;
    return failure ? <Fallback error={failure.error} /> : children;
  }
}
