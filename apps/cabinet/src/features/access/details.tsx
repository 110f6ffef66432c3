import { registrationDetails } from '@novosel/contract/fields/field-rules.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { EmailField } from '@novosel/ui/fields/email-field.tsx';
import { NameField } from '@novosel/ui/fields/name-field.tsx';
import { PhoneField } from '@novosel/ui/fields/phone-field.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { Form } from '@novosel/ui/form/form.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useSchemaForm } from '@novosel/ui/form/use-schema-form.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { Act } from '../../shared/account/use-act.ts';
import { ConsentBoxes } from '../../shared/consents/consent-boxes.tsx';
import styles from './access.module.css';

/** Values of step one; the one-time code is bound to them. */
export interface Registration {
  readonly surname: string;
  readonly firstName: string;
  readonly phone: string;
  readonly email: string;
  readonly agree: true;
  readonly additionalAgree: boolean;
}

interface DetailsProps {
  said: Registration | undefined;
  act: Act;
  onSubmit: (entered: Registration) => void;
}

/** Step one: the person's data and the two consents, both off at first (ruling S4.3-04). */
export const Details = ({ said, act, onSubmit }: DetailsProps) => {
  const t = useText();
  const form = useSchemaForm(
    registrationDetails,
    {
      surname: said?.surname ?? '',
      firstName: said?.firstName ?? '',
      phone: said?.phone ?? '',
      email: said?.email ?? '',
      agree: said?.agree ?? false,
      additionalAgree: said?.additionalAgree ?? false,
    },
    { surname: 'name', firstName: 'name' },
  );
  const { words, fields } = act.refusal;
  return (
    <Form form={form} onSubmit={onSubmit}>
      <RefusalAlert words={[...words, ...Object.values(fields).flat()]} />
      <div className={styles.names}>
        <NameField
          label={t('register.surname')}
          autoComplete="family-name"
          required
          {...useField(form, 'surname')}
        />
        <NameField
          label={t('register.firstName')}
          autoComplete="given-name"
          required
          {...useField(form, 'firstName')}
        />
      </div>
      <PhoneField
        label={t('register.phone')}
        hint={t('register.phone.hint')}
        required
        {...useField(form, 'phone')}
      />
      <EmailField label={t('register.email')} required {...useField(form, 'email')} />
      <ConsentBoxes form={form} />
      <Button type="submit" wide busy={act.busy}>
        {t('access.getCode')}
      </Button>
    </Form>
  );
};
