import { beginSession } from '@novosel/client/calls/session.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { passwordChange } from '@novosel/contract/fields/field-rules.ts';
import { changeDeskPassword, deskSecurity } from '@novosel/contract/session/own-desk-endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PasswordField } from '@novosel/ui/fields/password-field.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { Form } from '@novosel/ui/form/form.tsx';
import { useSchemaForm } from '@novosel/ui/form/use-schema-form.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { refusalWords } from '../../shared/words/refusal-words.ts';

/** A new password by the present one; the other devices leave the desk and the cabinet. */
export const PasswordCard = () => {
  const t = useText();
  const locale = useLocale();
  const form = useSchemaForm(passwordChange, { password: '', newPassword: '' });
  const change = useCall(changeDeskPassword, {
    invalidates: [deskSecurity],
    onDone: ({ data }) => {
      beginSession(data.token);
      form.reset();
      void toast({ title: t('security.password.done'), tone: 'good' });
    },
  });
  return (
    <Card title={t('security.password')}>
      <Form
        form={form}
        errors={change.error ? refusalWords(change.error, locale) : []}
        onSubmit={(body) => change.mutate({ body })}
      >
        <PasswordField
          label={t('security.password.present')}
          autoComplete="current-password"
          {...useField(form, 'password')}
        />
        <PasswordField
          label={t('security.password.made')}
          hint={t('staff.password.hint')}
          autoComplete="new-password"
          {...useField(form, 'newPassword')}
        />
        <div>
          <Button type="submit" variant="secondary" busy={change.isPending}>
            {t('security.password.act')}
          </Button>
        </div>
      </Form>
    </Card>
  );
};
