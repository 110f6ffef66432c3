import { createContext, useContext, useLayoutEffect } from 'react';

export interface Back {
  readonly href: string;
  readonly label: string;
}

export const BackContext = createContext<(back: Back | undefined) => void>(() => {});

/**
 * Sets the back link that the layout shows above the page instead of its own (S4.7-12). It is set before the
 * page is painted, which would otherwise jump.
 */
export const useBackLink = ({ href, label }: Back): void => {
  const set = useContext(BackContext);
  useLayoutEffect(() => {
    set({ href, label });
    return () => set(undefined);
  }, [set, href, label]);
};
