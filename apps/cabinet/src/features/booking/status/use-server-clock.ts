import { useEffect, useState } from 'react';

const second = 1000;

/**
 * The server's present moment in ms, ticking. The device's clock may be wrong by hours, so only its
 * differences count: the offset is measured when the answer comes.
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
