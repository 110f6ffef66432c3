import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface LateProps {
  /** Whether it is needed; each new truthy value retries a failed load. */
  when?: unknown;
  /** Placeholder until it is loaded. */
  instead?: ReactNode;
  onLost?: () => void;
}

/**
 * A component whose code loads when it is needed. Unlike with `lazy`, a failed load does not break the page;
 * it is retried at the next need and when the connection is back. `bring` preloads it, and rejects when that
 * fails.
 */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let Part: ComponentType<Props> | undefined;
  const bring = async () => {
    Part = await load();
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, as `lazy` is
  const Late = ({ when = true, instead, onLost, ...props }: Props & LateProps) => {
    const [here, setHere] = useState(Part !== undefined);
    // biome-ignore lint/correctness/useExhaustiveDependencies: what is to be done of a loss does not change
    useEffect(() => {
      if (here || !when) return;
      const ask = () =>
        void bring().then(
          () => setHere(true),
          () => onLost?.(),
        );
      ask();
      window.addEventListener('online', ask);
      return () => window.removeEventListener('online', ask);
    }, [here, when]);
    return here && Part ? <Part {...(props as unknown as Props)} /> : instead;
  };
  return Object.assign(Late, { bring });
};
