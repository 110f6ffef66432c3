import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

/** A named part of the card. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h3 className="title-xs" id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
};
