import { useState } from 'react';

/** An act, and whether the person has tried it: from then on the fields mark what they lack. */
export function useTried(act: () => void): { readonly tried: boolean; readonly attempt: () => void } {
  const [tried, setTried] = useState(false);
  const attempt = () => {
    setTried(true);
    act();
  };
  return { tried, attempt };
}
