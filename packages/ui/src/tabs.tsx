import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Counter } from './counter.tsx';
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

const steps: Record<string, (at: number, of: number) => number> = {
  ArrowRight: (at, of) => (at + 1) % of,
  ArrowLeft: (at, of) => (at + of - 1) % of,
  Home: () => 0,
  End: (_, of) => of - 1,
};

const Inside = ({ tab }: { tab: Tab }) => (
  <>
    {tab.title}
    {tab.count ? <Counter value={tab.count} /> : null}
  </>
);

const LinkTabs = ({ label, tabs, value, children }: TabsProps) => (
  <>
    <nav className={styles.list} aria-label={label}>
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

export const Tabs = (props: TabsProps) => {
  const { label, tabs, value, onChange, children } = props;
  const list = useRef<HTMLDivElement>(null);
  if (tabs.some((tab) => tab.href)) return <LinkTabs {...props} />;
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
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
