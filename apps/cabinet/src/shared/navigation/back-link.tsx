import { createContext, useContext, useLayoutEffect } from 'react';

export interface Back {
  readonly href: string;
  readonly label: string;
}

export const BackContext = createContext<(back: Back | undefined) => void>(() => {});

/**
 * Sets the back link that the layout shows above the page, in place of its own choice (S4.7-12). It stands
 * there before the page is drawn, which would jump down from under it.
 */
export const useBackLink = ({ href, label }: Back): void => {
  const set = useContext(BackContext);
  useLayoutEffect(() => {
    set({ href, label });
    return () => set(undefined);
  }, [set, href, label]);
};
