import { Button } from '@novosel/ui/button.tsx';
import { Card } from '@novosel/ui/card.tsx';
import { Checkbox } from '@novosel/ui/checkbox.tsx';
import { Form } from '@novosel/ui/form.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { TextField } from '@novosel/ui/text-field.tsx';
import { toast } from '@novosel/ui/toasts.tsx';
import { useField } from '@novosel/ui/use-field.ts';
import { useForm } from 'react-hook-form';
import { Section } from './shown.tsx';

interface Values {
  surname: string;
  email: string;
  agree: boolean;
}

export const ElementsForm = () => {
  const t = useText();
  const form = useForm<Values>({
    defaultValues: { surname: '', email: '', agree: false },
    resolver: (values) => {
      const errors: Record<string, { type: string; message: string }> = {};
      if (!values.surname) errors.surname = { type: 'required', message: t('elements.errors.surname') };
      if (!values.email.includes('@')) errors.email = { type: 'email', message: t('elements.email.wrong') };
      if (!values.agree) errors.agree = { type: 'required', message: t('elements.agree.wrong') };
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  return (
    <Section title={t('elements.form')}>
      <Card>
        <Form form={form} onSubmit={() => toast({ title: t('elements.toast.sent') })}>
          <TextField label={t('elements.surname')} required {...useField(form, 'surname')} />
          <TextField label={t('elements.email')} required type="email" {...useField(form, 'email')} />
          <Checkbox {...useField(form, 'agree')}>{t('elements.agree.plain')}</Checkbox>
          <Button type="submit" wide>
            {t('elements.send')}
          </Button>
        </Form>
      </Card>
    </Section>
  );
};
