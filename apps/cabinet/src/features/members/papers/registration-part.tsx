import { snilsMask } from '@novosel/contract/fields/masks.ts';
import type { RegistrationType } from '@novosel/contract/members/papers/papers.ts';
import { choicesOf } from '@novosel/contract/texts/word-list.ts';
import { registrationTypes } from '@novosel/contract/users/registration-types.ts';
import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { Field } from '@novosel/ui/fields/field.tsx';
import { MaskedField } from '@novosel/ui/fields/masked-field.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useId } from 'react';
import styles from './papers.module.css';
import type { PapersForm } from './use-papers-form.ts';

interface Registered {
  readonly snils: string;
  readonly registration: RegistrationType;
  readonly registrationUntil: string;
}

/** SNILS and the registration (S3-77), of an adult and of a child. */
export const RegistrationPart = <Typed extends Registered>({ form }: { form: PapersForm<Typed> }) => {
  const t = useText();
  const locale = useLocale();
  const id = useId();
  // The fields of this part alone: a form of more fields has them as well.
  const { values, bind } = form as unknown as PapersForm<Registered & Record<string, unknown>>;
  const registration = bind('registration');
  return (
    <div className={styles.fields}>
      <MaskedField
        label={t('members.snils')}
        required
        autoComplete="off"
        inputMode="numeric"
        placeholder="000-000-000 00"
        mask={snilsMask}
        {...bind('snils')}
      />
      <Field id={id} label={t('members.registration')} error={registration.error} required group>
        <Segmented
          label={t('members.registration')}
          choices={choicesOf(registrationTypes, locale)}
          value={registration.value}
          onChange={registration.onChange}
        />
      </Field>
      {values.registration === 'temporary' && (
        <DateField
          label={t('members.registration.until')}
          required
          autoComplete="off"
          {...bind('registrationUntil')}
        />
      )}
    </div>
  );
};
