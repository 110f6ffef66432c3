import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '../look/class-names.ts';
import { Icon } from '../look/icon.tsx';
import { Counter } from '../status/counter.tsx';
import styles from './icon-button.module.css';
import { Link } from './link.tsx';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  icon: LucideIcon;
  /** What it does, for people who do not see the icon. */
  label: string;
  /** A number at its corner; zero shows nothing. */
  count?: number | undefined;
  /** The number is a plain fact, not news. */
  quietCount?: boolean | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Forces the look of a state, for the page of the kit. */
  'data-as'?: 'hover' | 'focus' | undefined;
}

export const IconButton = (props: IconButtonProps) => {
  const { icon, label, count, quietCount = false, href, className, ...rest } = props;
  const inside = (
    <>
      <Icon of={icon} />
      {count ? <Counter value={count} quiet={quietCount} className={styles.count} /> : null}
    </>
  );
  const name = count ? `${label}, ${count}` : label;
  const look = classNames(styles.root, className);
  if (href) {
    return (
      <Link href={href} className={look} aria-label={name} title={label}>
        {inside}
      </Link>
    );
  }
  return (
    <button type="button" {...rest} className={look} aria-label={name} title={label}>
      {inside}
    </button>
  );
};
