import { Component, type ComponentType, type ReactNode } from 'react';

interface FailingProps {
  /** Whatever changes when another place is shown, where the failure of this one is over. */
  readonly place: unknown;
  readonly Fallback: ComponentType<{ error: unknown }>;
  readonly children: ReactNode;
}

interface State {
  readonly place: unknown;
  readonly failure: { readonly error: unknown } | undefined;
}

/** Shows the page of a failure in place of what could not be drawn. */
export class Failing extends Component<FailingProps, State> {
  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ failure: { error } });
  static getDerivedStateFromProps = ({ place }: FailingProps, state: State): Partial<State> | null =>
    place === state.place ? null : { place, failure: undefined };

  override state: State = { place: this.props.place, failure: undefined };

  override render() {
    const { failure } = this.state;
    const { Fallback, children } = this.props;
    return failure ? <Fallback error={failure.error} /> : children;
  }
}
