import { useEffect, useState } from 'react';

const second = 1000;

/**
 * The server's present moment in ms, ticking. The clock of the device may be wrong by hours, so only its
 * differences are used: the offset is taken when the answer came.
 * @param now the server's clock in the answer, ISO 8601
 * @param receivedAt when the answer came, in ms of the device's clock
 */
export const useServerClock = (now: string, receivedAt: number): number => {
  const [local, setLocal] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setLocal(Date.now()), second);
    return () => clearInterval(timer);
  }, []);
  return Math.max(local, receivedAt) + Date.parse(now) - receivedAt;
};
