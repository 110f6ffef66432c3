import { useCall } from '@novosel/client/queries/use-call.ts';
import { deskLogin } from '@novosel/contract/session/desk-session-endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { EmailField } from '@novosel/ui/fields/email-field.tsx';
import { PasswordField } from '@novosel/ui/fields/password-field.tsx';
import { Form } from '@novosel/ui/form/form.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useForm } from 'react-hook-form';
import { refusalWords } from '../../shared/words/refusal-words.ts';

interface PasswordStepProps {
  notice: string | undefined;
  onTicket: (ticket: string) => void;
}

export const PasswordStep = ({ notice, onTicket }: PasswordStepProps) => {
  const t = useText();
  const locale = useLocale();
  const form = useForm({ defaultValues: { email: '', password: '' } });
  const login = useCall(deskLogin, { onDone: ({ data }) => onTicket(data.ticket) });
  const { errors } = form.formState;
  const required = (value: string) => value.trim() !== '' || t('signIn.required');
  return (
    <>
      <h1 className="title-l">{t('signIn.title')}</h1>
      {notice && !login.error && <Alert>{notice}</Alert>}
      <Form
        form={form}
        errors={login.error ? refusalWords(login.error, locale) : []}
        onSubmit={(values) => login.mutate({ body: { ...values, email: values.email.trim() } })}
      >
        <EmailField
          label={t('signIn.email')}
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email', { validate: required })}
        />
        <PasswordField
          label={t('signIn.password')}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password', { validate: required })}
        />
        <Button type="submit" wide busy={login.isPending}>
          {t('signIn.submit')}
        </Button>
      </Form>
      <p className="small muted">{t('signIn.help')}</p>
    </>
  );
};
