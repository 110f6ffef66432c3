import { registrationContacts } from '@novosel/contract/fields/field-rules.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { EmailField } from '@novosel/ui/fields/email-field.tsx';
import { NameField } from '@novosel/ui/fields/name-field.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { Form } from '@novosel/ui/form/form.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useSchemaForm } from '@novosel/ui/form/use-schema-form.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { LoadedUser } from '../../shared/account/load-user.ts';
import { ConsentBoxes } from '../../shared/consents/consent-boxes.tsx';
import type { CompletionState } from './use-completion.ts';

interface GetCodeProps {
  completion: CompletionState;
  user: LoadedUser;
}

/**
 * Step one (S4.3-03…05): e-mail, surname, the two consents; then a one-time code goes to the account's phone.
 */
export const GetCode = ({ completion, user }: GetCodeProps) => {
  const t = useText();
  const { said, send, words, busy } = completion;
  const form = useSchemaForm(
    registrationContacts,
    {
      email: said?.email ?? user.email ?? '',
      surname: said?.surname ?? '',
      agree: said?.agree ?? false,
      additionalAgree: said?.additionalAgree ?? false,
    },
    { surname: 'name' },
  );
  return (
    <Form form={form} onSubmit={(entered) => void send(entered)}>
      {words.length === 0 && !form.formState.isSubmitted && <Alert>{t('completion.why')}</Alert>}
      <RefusalAlert words={words} />
      <EmailField label={t('completion.email')} required {...useField(form, 'email')} />
      <NameField
        label={t('completion.surname')}
        autoComplete="family-name"
        required
        {...useField(form, 'surname')}
      />
      <ConsentBoxes form={form} />
      <Button type="submit" wide busy={busy}>
        {t('completion.getCode')}
      </Button>
    </Form>
  );
};
