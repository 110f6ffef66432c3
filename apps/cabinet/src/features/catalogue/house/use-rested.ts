import { useEffect, useState } from 'react';

/** In ms: a pointer on its way over the board stops nowhere. */
const pause = 150;

/** A value that has stood for a moment. */
export const useRested = <Value>(value: Value): Value => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
};
