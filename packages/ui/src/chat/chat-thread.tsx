import { formatDay, isoDay } from '@novosel/contract/time/time.ts';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { useLocale, useText } from '../text/i18n.tsx';
import { ChatBubble } from './chat-bubble.tsx';
import styles from './chat-thread.module.css';

export interface ChatLine {
  readonly key: string;
  readonly from: 'me' | 'other' | 'note';
  readonly text: ReactNode;
  readonly meta?: ReactNode;
  /** Time of the line, which decides the day it is shown under. */
  readonly at: string;
}

interface ChatThreadProps {
  label: string;
  lines: readonly ChatLine[];
  /** The present moment, in ms. */
  now: number;
  /** Loads earlier lines; absent when there are none. */
  onEarlier?: (() => void) | undefined;
  busy?: boolean | undefined;
  /** Replaces the lines: loading, an error, an empty state. */
  children?: ReactNode;
}

/** In px from the bottom: a reader within this distance is scrolled to a new line. */
const near = 120;

/** A conversation by days, newest at the bottom; a screen reader announces new lines. */
export const ChatThread = ({ label, lines, now, onEarlier, busy, children }: ChatThreadProps) => {
  const t = useText();
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const atFoot = useRef(true);
  const last = lines.at(-1);
  const own = last?.from === 'me';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last line is the event
  useEffect(() => {
    const element = place.current;
    if (element && (atFoot.current || own)) element.scrollTop = element.scrollHeight;
  }, [last?.key]);
  const dayOf = (at: string) => (isoDay(at) === isoDay(now) ? t('ui.today') : formatDay(at, { now, locale }));
  return (
    <div
      ref={place}
      className={styles.root}
      role="log"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        atFoot.current = scrollHeight - scrollTop - clientHeight < near;
      }}
    >
      {onEarlier && (
        <Button className={styles.earlier} variant="quiet" small busy={busy} onClick={onEarlier}>
          {t('ui.chat.earlier')}
        </Button>
      )}
      {lines.map(({ key, from, text, meta, at }, place) => {
        const before = lines[place - 1];
        return (
          <Fragment key={key}>
            {(!before || isoDay(before.at) !== isoDay(at)) && (
              <ChatBubble from="note">{dayOf(at)}</ChatBubble>
            )}
            <ChatBubble from={from} meta={meta}>
              {text}
            </ChatBubble>
          </Fragment>
        );
      })}
      {children}
    </div>
  );
};
