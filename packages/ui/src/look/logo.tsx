import type { ReactNode } from 'react';
import { Link } from '../actions/link.tsx';
import styles from './logo.module.css';

interface LogoProps {
  /** Name of the developer, from the settings. */
  name: string;
  href?: string | undefined;
  /** Another logo than the house with waves: paths of a 32 × 32 drawing in strokes. */
  mark?: ReactNode | undefined;
}

const house = (
  <>
    <path d="M3 27V13L16 4l13 9v14" />
    <path d="M9 27a7 7 0 0 1 14 0" />
    <path d="M13.2 27a2.8 2.8 0 0 1 5.6 0" />
  </>
);

export const Logo = ({ name, href, mark = house }: LogoProps) => {
  const inside = (
    <>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        {mark}
      </svg>
      {name}
    </>
  );
  return href ? (
    <Link href={href} className={styles.root}>
      {inside}
    </Link>
  ) : (
    <span className={styles.root}>{inside}</span>
  );
};
