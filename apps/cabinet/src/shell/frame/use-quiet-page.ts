import { useEffect, useState } from 'react';

/** The counts wait until the page is quiet: they are not among the start-up calls (S4.10). */
export const useQuietPage = (): boolean => {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), 800);
    return () => clearTimeout(timer);
  }, []);
  return quiet;
};
