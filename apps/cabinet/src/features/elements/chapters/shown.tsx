import { classNames } from '@novosel/ui/look/class-names.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ReactNode } from 'react';
import styles from './shown.module.css';

interface SectionProps {
  /** ID of the chapter: in the address, in the name of its picture, and in the id of its title's text. */
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
  /** Which element is shown, in which state. */
  note: string;
  /** Takes the full width of all columns. */
  whole?: boolean;
  children: ReactNode;
}

/** One element in one state. */
export const Shown = ({ note, whole, children }: ShownProps) => (
  <div className={[styles.shown, whole && styles.whole].filter(Boolean).join(' ')}>
    <p className={styles.note}>{note}</p>
    {children}
  </div>
);

/** A sample of an element that appears by itself or covers the page: nothing in it can be pressed. */
export const Still = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <div className={classNames(styles.still, className)} inert aria-hidden="true">
    {children}
  </div>
);
