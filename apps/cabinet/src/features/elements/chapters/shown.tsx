import { classNames } from '@novosel/ui/look/class-names.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ReactNode } from 'react';
import styles from './shown.module.css';

interface SectionProps {
  /** Its place in the address, the name of its picture and of its title in the catalogue. */
  id: string;
  columns?: 1 | 2 | 3;
  children: ReactNode;
}

/** One chapter of the page of elements. */
export const Section = ({ id, columns = 2, children }: SectionProps) => {
  const t = useText();
  return (
    <section id={id} className={styles.section}>
      <h2 className="title-m">{t(`elements.${id}`)}</h2>
      <div className={[styles.grid, styles[`columns${columns}`]].join(' ')}>{children}</div>
    </section>
  );
};

interface ShownProps {
  /** What is shown and in which state. */
  note: string;
  /** Across all columns. */
  whole?: boolean;
  children: ReactNode;
}

/** One piece in one state. */
export const Shown = ({ note, whole, children }: ShownProps) => (
  <div className={[styles.shown, whole && styles.whole].filter(Boolean).join(' ')}>
    <p className={styles.note}>{note}</p>
    {children}
  </div>
);

/** A picture of what comes and goes by itself or opens over the page: nothing in it can be pressed. */
export const Still = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <div className={classNames(styles.still, className)} inert aria-hidden="true">
    {children}
  </div>
);
