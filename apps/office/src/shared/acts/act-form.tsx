import { Button } from '@novosel/ui/actions/button.tsx';
import { Form } from '@novosel/ui/form/form.tsx';
import { useLocale } from '@novosel/ui/text/i18n.tsx';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form';
import { refusalWords } from '../words/refusal-words.ts';

interface ActFormProps<Values extends FieldValues, Output extends FieldValues> {
  form: UseFormReturn<Values, unknown, Output>;
  /** State of the form's call; its refusal is shown above the fields. */
  act: { readonly error: Error | null; readonly isPending: boolean };
  onSubmit: SubmitHandler<Output>;
  /** Label of the act's button. */
  submit: string;
  variant?: ComponentProps<typeof Button>['variant'];
  /** Why it cannot be sent now. */
  disabledReason?: string | null;
  children: ReactNode;
}

/** A form of one act, with its button at the end. */
export const ActForm = <Values extends FieldValues, Output extends FieldValues>(
  props: ActFormProps<Values, Output>,
) => {
  const { form, act, onSubmit, submit, variant, disabledReason, children } = props;
  const locale = useLocale();
  return (
    <Form form={form} errors={act.error ? refusalWords(act.error, locale) : []} onSubmit={onSubmit}>
      {children}
      <div>
        <Button type="submit" variant={variant} busy={act.isPending} disabledReason={disabledReason}>
          {submit}
        </Button>
      </div>
    </Form>
  );
};
