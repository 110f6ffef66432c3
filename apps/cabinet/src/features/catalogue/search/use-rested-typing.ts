import { useEffect, useState } from 'react';

/** A pause of typing after which the list is asked for, in ms. */
const pause = 300;

/**
 * What stands in a field while a person types, and what is told when the typing rests or the field is left.
 * @returns the shown value, what to do on a change of it and on leaving the field
 */
export const useRestedTyping = (value: number | null, tell: (value: number | null) => void) => {
  const [typed, setTyped] = useState<number | null>();
  const settle = () => {
    if (typed === undefined) return;
    tell(typed);
    setTyped(undefined);
  };
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => {
      tell(typed);
      setTyped(undefined);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, tell]);
  return { shown: typed === undefined ? value : typed, type: setTyped, settle };
};
