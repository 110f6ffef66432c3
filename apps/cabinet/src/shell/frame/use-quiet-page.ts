import { useEffect, useState } from 'react';

/** Whether the page is idle: counts wait for that, since they are not among the start-up calls (S4.10). */
export const useQuietPage = (): boolean => {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), 800);
    return () => clearTimeout(timer);
  }, []);
  return quiet;
};
