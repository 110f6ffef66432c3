import { useEffect, useRef, useState } from 'react';

/**
 * A press that comes while files of a form are on their way is carried out when they are here.
 * @param press sends the form as it is then
 */
export function useLatePress(isSending: boolean, press: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    if (!isWaiting || isSending) return;
    setWaiting(false);
    latest.current();
  }, [isWaiting, isSending]);
  return { isWaiting, wait: () => setWaiting(true) };
}
