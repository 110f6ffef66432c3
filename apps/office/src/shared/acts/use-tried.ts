import { useState } from 'react';

/** An act, and whether it has been tried: from then on its fields say what they lack. */
export function useTried(act: () => void): { readonly tried: boolean; readonly attempt: () => void } {
  const [tried, setTried] = useState(false);
  const attempt = () => {
    setTried(true);
    act();
  };
  return { tried, attempt };
}
