import { lookup } from '@novosel/contract/wire/lookup.ts';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Counter } from '../status/counter.tsx';
import { Link } from './link.tsx';
import styles from './tabs.module.css';

export interface Tab {
  key: string;
  title: string;
  count?: number | undefined;
  /** Tabs with addresses are links: each is a page of its own. */
  href?: string | undefined;
}

interface TabsProps {
  label: string;
  tabs: Tab[];
  value: string;
  onChange?: ((key: string) => void) | undefined;
  /** Content of the present tab. */
  children?: ReactNode | undefined;
}

const steps = lookup<(at: number, of: number) => number>({
  ArrowRight: (at, of) => (at + 1) % of,
  ArrowLeft: (at, of) => (at + of - 1) % of,
  Home: () => 0,
  End: (_, of) => of - 1,
});

/**
 * Scrolls a strip that is wider than its container so that the present tab is fully visible, also when counts
 * come later.
 */
const usePresentInSight = (list: RefObject<HTMLElement | null>, { tabs, value }: TabsProps) => {
  const layout = tabs.map(({ title, count }) => `${title} ${count}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab or another width is the event
  useEffect(() => {
    const strip = list.current;
    const present = strip?.querySelector('[aria-current="page"], [aria-selected="true"]');
    if (!strip || !present) return;
    const [inside, whole] = [present.getBoundingClientRect(), strip.getBoundingClientRect()];
    strip.scrollLeft += inside.left + inside.width / 2 - (whole.left + whole.width / 2);
  }, [list, value, layout]);
};

const Inside = ({ tab }: { tab: Tab }) => (
  <>
    {tab.title}
    {tab.count ? <Counter value={tab.count} /> : null}
  </>
);

const LinkTabs = (props: TabsProps) => {
  const { label, tabs, value, children } = props;
  const list = useRef<HTMLElement>(null);
  usePresentInSight(list, props);
  return (
    <>
      <nav ref={list} className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Link
            key={tab.key}
            href={tab.href ?? ''}
            className={styles.tab}
            aria-current={tab.key === value ? 'page' : undefined}
          >
            <Inside tab={tab} />
          </Link>
        ))}
      </nav>
      {children && <div className={styles.panel}>{children}</div>}
    </>
  );
};

const ButtonTabs = (props: TabsProps) => {
  const { label, tabs, value, onChange, children } = props;
  const list = useRef<HTMLDivElement>(null);
  usePresentInSight(list, props);
  const move = (event: KeyboardEvent) => {
    const step = steps.get(event.key);
    if (!step) return;
    event.preventDefault();
    const next = step(
      tabs.findIndex((tab) => tab.key === value),
      tabs.length,
    );
    list.current?.querySelectorAll<HTMLButtonElement>('[role="tab"]')[next]?.focus();
    const key = tabs[next]?.key;
    if (key) onChange?.(key);
  };
  return (
    <>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.key === value}
            tabIndex={tab.key === value ? 0 : -1}
            onClick={() => onChange?.(tab.key)}
          >
            <Inside tab={tab} />
          </button>
        ))}
      </div>
      {children && (
        <div
          role="tabpanel"
          aria-label={tabs.find((tab) => tab.key === value)?.title}
          className={styles.panel}
        >
          {children}
        </div>
      )}
    </>
  );
};

export const Tabs = (props: TabsProps) =>
  props.tabs.some((tab) => tab.href) ? <LinkTabs {...props} /> : <ButtonTabs {...props} />;
