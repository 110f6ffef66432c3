import { fieldLabel } from '@novosel/contract/fields/field-labels.ts';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  FormProvider,
  type SubmitHandler,
  type UseFormReturn,
} from 'react-hook-form';
import { classNames } from '../look/class-names.ts';
import { type Locale, useLocale } from '../text/i18n.tsx';
import { ErrorAlert } from './error-alert.tsx';
import styles from './form.module.css';

interface FormProps<Values extends FieldValues, Output extends FieldValues> {
  /** From `useSchemaForm`, or from `useForm` with its own rules. */
  form: UseFormReturn<Values, unknown, Output>;
  /** Called with the values as the schema parsed them. */
  onSubmit: SubmitHandler<Output>;
  /** Errors of the server about the whole form; shown above it even when there is only one. */
  errors?: readonly string[] | undefined;
  className?: string | undefined;
  /** ID by which a button elsewhere on the page submits the form. */
  id?: string | undefined;
  /**
   * The page lays the fields out, and errors are shown at fields only. The first wrong control gets the
   * focus, so fields need no `ref`.
   */
  plain?: boolean | undefined;
  /** Being sent: it is not submitted again. */
  busy?: boolean | undefined;
  /** Accessible name of the form. */
  label?: string | undefined;
  children: ReactNode;
}

/** In a list a sentence needs its subject: at its field «не является…» stands without one (S5-17). */
const withSubject = (message: string, field: string, locale: Locale) => {
  const label = /^\p{Ll}/u.test(message) ? fieldLabel(field, locale) : undefined;
  if (!label) return message;
  return locale === 'ru' ? `«${label}» ${message}` : `“${label}” ${message}`;
};

const messages = (errors: FieldErrors, locale: Locale): string[] =>
  Object.entries(errors).flatMap(([field, error]) => {
    if (!error) return [];
    if (typeof error.message === 'string' && error.message)
      return [withSubject(error.message, field, locale)];
    return 'type' in error && typeof error.type === 'string' ? [] : messages(error as FieldErrors, locale);
  });

// A press on the button must not blur the field first: the error that then appears would move the button away
// from under the pointer, and the press would be lost.
const keepFocus = (event: MouseEvent<HTMLFormElement>) => {
  if (event.target instanceof Element && event.target.closest('button[type="submit"]'))
    event.preventDefault();
};

const focusFirstWrong = (form: HTMLFormElement | null) => {
  const controls = [...(form?.querySelectorAll('[data-wrong]') ?? [])].map((field) =>
    field.querySelector<HTMLElement>('input, button, textarea, a[href]'),
  );
  controls.find((control) => control !== null)?.focus();
};

/**
 * A form of the kit: `useField` binds its fields. Errors are shown at each field, and in a list above when
 * there are several (LOOK); the first wrong field gets the focus. Typed values stay.
 */
export const Form = <Values extends FieldValues, Output extends FieldValues = Values>(
  props: FormProps<Values, Output>,
) => {
  const { form, onSubmit, errors = [], className, id, plain, busy, label, children } = props;
  const locale = useLocale();
  const [root, summary] = [useRef<HTMLFormElement>(null), useRef<HTMLDivElement>(null)];
  const { submitCount, errors: found } = form.formState;
  const texts = submitCount > 0 && !plain ? messages(found, locale) : [];
  const isWrong = useRef(false);
  isWrong.current = Object.keys(found).length > 0;
  useEffect(() => {
    if (plain && submitCount > 0 && isWrong.current) focusFirstWrong(root.current);
  }, [plain, submitCount, root]);
  useEffect(() => {
    if (errors.length > 0) summary.current?.scrollIntoView({ block: 'nearest' });
  }, [errors, summary]);
  const send = (event: FormEvent) => {
    if (busy) event.preventDefault();
    else void form.handleSubmit(onSubmit)(event);
  };
  return (
    <FormProvider {...form}>
      <form
        ref={root}
        id={id}
        noValidate
        aria-label={label}
        className={classNames(!plain && styles.root, className)}
        onMouseDown={plain ? undefined : keepFocus}
        onSubmit={send}
      >
        <div ref={summary} className={classNames(styles.summary, plain && styles.apart)}>
          <ErrorAlert errors={errors} mode={errors.length > 1 ? 'list' : 'first'} />
          {texts.length > 1 && <ErrorAlert errors={texts} mode="validation" />}
        </div>
        {children}
      </form>
    </FormProvider>
  );
};
