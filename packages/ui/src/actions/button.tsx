import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../look/class-names.ts';
import { Spinner } from '../status/spinner.tsx';
import { useShownWait } from '../status/use-shown-wait.ts';
import styles from './button.module.css';
import { Link } from './link.tsx';

type ButtonVariant = 'primary' | 'secondary' | 'inverse' | 'ghost' | 'quiet' | 'danger';

interface ButtonLook {
  variant?: ButtonVariant | undefined;
  small?: boolean | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
  icon?: ReactNode | undefined;
}

interface ButtonProps
  extends ButtonLook,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'className'> {
  /** The act is under way: shows a spinner for 200 ms at least (S9-10) and ignores clicks. */
  busy?: boolean | undefined;
  /** Why it is disabled. The button stays focusable and announces the reason (LOOK «Words»). */
  disabledReason?: string | null | undefined;
  /** ID of the control that lacks a value, or of its container: a press on the disabled button focuses it. */
  wants?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const look = ({ variant = 'primary', small, wide }: ButtonLook, className?: string) =>
  classNames(styles.button, styles[variant], small && styles.small, wide && styles.wide, className);

const controls = 'input, select, textarea, button';

const leadTo = (id: string): void => {
  const place = document.getElementById(id);
  const control = place?.matches(controls) ? place : place?.querySelector<HTMLElement>(controls);
  place?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
};

export const Button = (props: ButtonProps) => {
  const { variant, small, wide, icon, busy, disabledReason, wants, className, children, onClick, ...rest } =
    props;
  const reasonId = useId();
  const waits = useShownWait(Boolean(busy));
  const refuses = Boolean(waits || disabledReason);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!refuses) return onClick?.(event);
    event.preventDefault();
    if (!waits && wants) leadTo(wants);
  };
  return (
    <>
      <button
        type="button"
        {...rest}
        className={look({ variant, small, wide }, className)}
        onClick={press}
        aria-busy={waits || undefined}
        aria-disabled={refuses || undefined}
        aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      >
        {waits ? <Spinner small /> : icon}
        {children}
      </button>
      {disabledReason && (
        <span id={reasonId} className={styles.reason}>
          {disabledReason}
        </span>
      )}
    </>
  );
};

interface ButtonLinkProps extends ButtonLook {
  href: string;
  /** Leaves the app: a plain anchor, usually for files and other sites. */
  external?: boolean | undefined;
  download?: boolean | string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A link that looks like a button: it navigates and does not act. */
export const ButtonLink = (props: ButtonLinkProps) => {
  const { variant, small, wide, icon, external, className, children, ...rest } = props;
  const Of = external ? 'a' : Link;
  return (
    <Of {...rest} className={look({ variant, small, wide }, className)}>
      {icon}
      {children}
    </Of>
  );
};
