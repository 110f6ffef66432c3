import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../look/class-names.ts';
import styles from './card.module.css';

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title?: ReactNode | undefined;
  /** Heading level of the title; the default is 2. */
  level?: 2 | 3 | 4 | undefined;
  /** Content at the right of the title: a link, a pill. */
  end?: ReactNode | undefined;
  /** A less important card: its title is as small as its text. */
  minor?: boolean | undefined;
  /** Content extends to the edges: tables, plans. */
  flush?: boolean | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A flat box of the page; with a title it is a named region. */
export const Card = ({
  title,
  level = 2,
  end,
  minor,
  flush,
  className,
  children,
  ref,
  ...rest
}: CardProps) => {
  const titleId = useId();
  const Title = `h${level}` as const;
  const Root = title ? 'section' : 'div';
  return (
    <Root
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      className={classNames(styles.root, minor && styles.minor, flush && styles.flush, className)}
      aria-labelledby={title ? titleId : undefined}
    >
      {(title || end) && (
        <div className={styles.head}>
          {title && (
            <Title id={titleId} className={minor ? 'title-xs' : 'title-s'}>
              {title}
            </Title>
          )}
          {end}
        </div>
      )}
      {children}
    </Root>
  );
};
