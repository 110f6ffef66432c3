import { useEffect, useState } from 'react';

const everyMs = 15_000;

/**
 * The server's clock on the page, in ms: terms are counted by it, not by the device's clock.
 * @param told the server's moment in an answer; `receivedAt`: when that answer came by the device's clock
 */
export function useServerNow(told: string | undefined, receivedAt: number): number {
  const [watch, setWatch] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setWatch(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  if (told === undefined) return watch;
  return Date.parse(told) + Math.max(0, watch - receivedAt);
}
