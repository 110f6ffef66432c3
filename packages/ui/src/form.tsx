import { type ReactNode, useEffect, useRef } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  FormProvider,
  type SubmitHandler,
  type UseFormReturn,
} from 'react-hook-form';
import { ErrorAlert } from './error-alert.tsx';
import styles from './form.module.css';

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  onSubmit: SubmitHandler<Values>;
  /** What the server said to the whole form; shown above even when it is one. */
  errors?: readonly string[] | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const messages = (errors: FieldErrors): string[] =>
  Object.values(errors).flatMap((error) => {
    if (!error) return [];
    if (typeof error.message === 'string' && error.message) return [error.message];
    return 'type' in error && typeof error.type === 'string' ? [] : messages(error as FieldErrors);
  });

/**
 * A form of the kit: fields are bound by `useField`. Errors stand at each field, and in a list above when there are
 * several (LOOK); the first wrong field takes the focus. What was typed stays.
 */
export const Form = <Values extends FieldValues>(props: FormProps<Values>) => {
  const { form, onSubmit, errors = [], className, children } = props;
  const summary = useRef<HTMLDivElement>(null);
  const { submitCount, errors: found } = form.formState;
  const texts = submitCount > 0 ? messages(found) : [];
  useEffect(() => {
    if (errors.length > 0) summary.current?.scrollIntoView({ block: 'nearest' });
  }, [errors]);
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={[styles.root, className].filter(Boolean).join(' ')}
        onSubmit={form.handleSubmit(onSubmit)}
      >
        <div ref={summary} className={styles.summary}>
          <ErrorAlert errors={errors} mode={errors.length > 1 ? 'list' : 'first'} />
          {texts.length > 1 && <ErrorAlert errors={texts} mode="validation" />}
        </div>
        {children}
      </form>
    </FormProvider>
  );
};
