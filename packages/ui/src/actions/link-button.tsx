import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../look/class-names.ts';
import { Link } from './link.tsx';
import styles from './link-button.module.css';

interface LinkButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Makes it a link. */
  href?: string | undefined;
  icon?: ReactNode | undefined;
  /** Forces the look of a state, for the page of the kit. */
  'data-as'?: 'hover' | 'focus' | undefined;
}

/** An act or a link that looks like text: «Все платежи». */
export const LinkButton = ({ href, icon, className, children, ...rest }: LinkButtonProps) => {
  const look = classNames(styles.root, className);
  if (href) {
    return (
      <Link href={href} className={look}>
        {icon}
        {children}
      </Link>
    );
  }
  return (
    <button type="button" {...rest} className={look}>
      {icon}
      {children}
    </button>
  );
};
