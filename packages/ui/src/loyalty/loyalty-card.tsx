import type { ReactNode } from 'react';
import { DepthLines } from '../drawings/depth-lines.tsx';
import { classNames } from '../look/class-names.ts';
import styles from './loyalty-card.module.css';

/** A level, no card yet, or an account that failed to load (S3-10, S3-11, S3-12). */
export type LoyaltyFace = 'no_card' | 'not_found' | 'basic' | 'prestige' | 'premium';

const looks: Record<LoyaltyFace, string | undefined> = {
  no_card: undefined,
  not_found: styles.notFound,
  basic: styles.basic,
  prestige: styles.prestige,
  premium: styles.premium,
};

interface LoyaltyCardProps {
  face: LoyaltyFace;
  /** Name of the card for a screen reader. */
  label: string;
  /** The level, or that there is none. */
  title: string;
  /** The end of its term, at the right of the title. */
  until?: string | undefined;
  number?: string | null | undefined;
  /** Since when it is valid, or that the card is suspended. */
  note?: string | undefined;
  /** A link with the card's own class. */
  children?: ReactNode | undefined;
}

/** The loyalty card in the colours of its level. */
export const LoyaltyCard = ({ face, label, title, until, number, note, children }: LoyaltyCardProps) => (
  <section className={classNames(styles.root, looks[face])} aria-label={label}>
    {number && <DepthLines />}
    <p className={styles.top}>
      <b>{title}</b>
      {until && <span className={styles.quiet}>{until}</span>}
    </p>
    {number && <p className={styles.number}>{number}</p>}
    {note && <p className={styles.quiet}>{note}</p>}
    {children && <p className={styles.link}>{children}</p>}
  </section>
);

/** Placeholder while the account loads. */
export const LoyaltyCardPlace = () => <div className={styles.root} aria-hidden="true" />;
