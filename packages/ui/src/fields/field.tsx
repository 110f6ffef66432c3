import CircleAlert from 'lucide-react/icons/circle-alert';
import type { FocusEventHandler, ReactNode } from 'react';
import { Icon } from '../look/icon.tsx';
import { useText } from '../text/i18n.tsx';
import styles from './field.module.css';

/** Props that every field of the kit accepts. */
export interface FieldProps {
  label: ReactNode;
  /** Hides the label visually. */
  hideLabel?: boolean | undefined;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** ID of the control; hint and error have the IDs `<id>-hint` and `<id>-error`. */
  id: string;
  /** Content at the right of the label: a counter. */
  end?: ReactNode | undefined;
  /** The control is a group of inputs, not one: the label names it by `<id>-label`. */
  group?: boolean | undefined;
  className?: string | undefined;
  onBlur?: FocusEventHandler<HTMLElement> | undefined;
  children: ReactNode;
}

export const FieldError = ({ id, error }: { id: string; error: ReactNode }) =>
  error ? (
    <p id={id} className={styles.error}>
      <Icon of={CircleAlert} size="s" className={styles.errorIcon} />
      <span>{error}</span>
    </p>
  ) : null;

interface Described extends Pick<FieldProps, 'hint' | 'error'> {
  /** Whether the label has a counter. */
  counted?: boolean | undefined;
}

/** IDs of error, hint and counter for `aria-describedby`, and `aria-invalid`. */
export const describedBy = (id: string, { hint, error, counted }: Described) => ({
  'aria-describedby':
    [error && `${id}-error`, hint && `${id}-hint`, counted && `${id}-counter`].filter(Boolean).join(' ') ||
    undefined,
  'aria-invalid': error ? (true as const) : undefined,
});

/** Label above, then the control, then its error or hint. */
export const Field = (props: FieldFrameProps) => {
  const { id, label, hideLabel, hint, error, required, end, group, className, onBlur, children } = props;
  const t = useText();
  // A group has no `aria-required`: the text says it.
  const Label = group ? 'span' : 'label';
  const look = hideLabel ? 'sr' : styles.label;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that all are left.
    <div
      className={[styles.root, className].filter(Boolean).join(' ')}
      data-wrong={error ? '' : undefined}
      onBlur={onBlur}
    >
      {/* Out of the grid when it is invisible: its gap would push the control down. */}
      <div className={hideLabel && !end ? 'sr' : styles.top}>
        <Label id={`${id}-label`} className={look} {...(group ? {} : { htmlFor: id })}>
          {label}
          {required && (
            <i className={styles.star} aria-hidden="true">
              *
            </i>
          )}
          {required && group && <span className="sr">{t('ui.field.required')}</span>}
        </Label>
        {end}
      </div>
      {children}
      <FieldError id={`${id}-error`} error={error} />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
};
