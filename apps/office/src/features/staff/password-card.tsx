import { beginSession } from '@novosel/client/calls/session.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { passwordChange } from '@novosel/contract/fields/field-rules.ts';
import { changeDeskPassword, deskSecurity } from '@novosel/contract/session/own-desk-endpoints.ts';
import { PasswordField } from '@novosel/ui/fields/password-field.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { useSchemaForm } from '@novosel/ui/form/use-schema-form.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { ActCard } from '../../shared/acts/act-card.tsx';

/** Changes the password by the present one; all other devices are signed out of the desk and the cabinet. */
export const PasswordCard = () => {
  const t = useText();
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
    <ActCard
      title={t('security.password')}
      form={form}
      act={change}
      onSubmit={(body) => change.mutate({ body })}
      submit={t('security.password.act')}
      variant="secondary"
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
    </ActCard>
  );
};
