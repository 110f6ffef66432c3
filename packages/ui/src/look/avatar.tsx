import styles from './avatar.module.css';
import { classNames } from './class-names.ts';

interface AvatarProps {
  /** Name and surname; their first letters are shown when there is no picture. */
  name: string;
  src?: string | undefined;
  small?: boolean | undefined;
  /** Whose avatar it is: the buyer's, the developer's, the bank's. */
  party?: 'me' | 'us' | 'third' | undefined;
}

/** Quotes begin no initial: «ООО «СЗ …»» is ОС. */
const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => /[\p{L}\d]/u.exec(word)?.[0].toUpperCase() ?? '')
    .join('');

/** Decoration beside a written name. */
export const Avatar = ({ name, src, small, party = 'us' }: AvatarProps) => (
  <span className={classNames(styles.root, styles[party], small && styles.small)} aria-hidden="true">
    {src ? <img className={styles.picture} src={src} alt="" /> : initials(name)}
  </span>
);
