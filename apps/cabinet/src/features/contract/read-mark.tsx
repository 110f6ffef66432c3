import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import styles from './contract.module.css';
import { clearOfBar } from './use-arrival.ts';
import type { Reading } from './use-reading.ts';

/** How long the end of a clause is in sight before it counts as read, in ms. */
const shownFor = 700;

/** Stands at the end of a clause: when it has been in sight, the clause is read; then it says so. */
export const ReadMark = ({ id, reading }: { id: string; reading: Reading }) => {
  const t = useText();
  const place = useRef<HTMLSpanElement>(null);
  const { isKept, onShown, toRead } = reading;
  const isRead = reading.isRead(id);
  const isWanted = toRead.includes(id);
  const waits = isKept && isWanted && !isRead;
  useEffect(() => {
    if (!waits || !place.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => onShown(id), shownFor);
      },
      { rootMargin: `0px 0px -${100 - clearOfBar * 100}% 0px` },
    );
    watch.observe(place.current);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [waits, id, onShown]);
  if (!isWanted) return null;
  return (
    <span ref={place} className={isRead ? styles.read : styles.unread}>
      {isRead && <Icon of={Check} size="s" />}
      {t('contract.mark', { read: String(isRead) })}
    </span>
  );
};
