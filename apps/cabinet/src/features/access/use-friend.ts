import { deviceStore } from '@novosel/client/browser/browser-store.ts';
import { friendCodePattern, friendParam } from '@novosel/contract/loyalty/friend-link.ts';
import { useEffect, useState } from 'react';
import { go } from '../../shared/navigation/go.ts';

const key = 'register:friend';

/** The code of a friend's link: from the address, else from an earlier visit of this browser. */
const cameBy = (): string | undefined => {
  const given = new URLSearchParams(window.location.search).get(friendParam);
  if (given && friendCodePattern.test(given)) deviceStore.keep(key, given);
  return deviceStore.read(key) ?? undefined;
};

/**
 * The code of the friend's link by which a person registers. It is taken out of the address and survives
 * visits to other pages; `drop` forgets it.
 */
export const useFriend = () => {
  const [code, setCode] = useState(cameBy);
  useEffect(() => {
    const { pathname, search } = window.location;
    const rest = new URLSearchParams(search);
    if (!rest.has(friendParam)) return;
    rest.delete(friendParam);
    void go(pathname + (rest.size > 0 ? `?${rest}` : ''), { replace: true });
  }, []);
  const drop = () => {
    deviceStore.forget(key);
    setCode(undefined);
  };
  return { friend: code === undefined ? undefined : { friend: code }, drop };
};
