import { useEffect, useState } from 'react';

/** In ms: a pointer that moves over the board rests on no cell this long. */
const pause = 150;

/** A value that has not changed for a moment (debounced). */
export const useDebounced = <Value>(value: Value): Value => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
};
