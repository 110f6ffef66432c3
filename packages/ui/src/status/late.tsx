import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface LateProps {
  /**
   * Whether it is needed, where that comes and goes; with every other value what is lost is asked for again.
   */
  when?: unknown;
  /** What stands in its place until it is there. */
  instead?: ReactNode;
  onLost?: () => void;
}

/**
 * A part whose code comes when it is needed. Unlike that of `lazy`, a lost one takes no page with it, and is
 * asked for again at the next need and when the connection is back. `bring` fetches it ahead, and rejects
 * when it is lost.
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
