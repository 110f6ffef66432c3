import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { Field } from '@novosel/ui/fields/field.tsx';
import { NameField } from '@novosel/ui/fields/name-field.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import styles from './passport.module.css';
import type { PassportValues } from './passport-values.ts';

interface PartProps {
  form: UseFormReturn<PassportValues>;
}

/** The person: names, sex, birth. */
export const PassportPerson = ({ form }: PartProps) => {
  const t = useText();
  const sexId = useId();
  const noPatronymic = form.watch('noPatronymic');
  const { value: none, onChange: setNone } = useField(form, 'noPatronymic');
  const sex = useField(form, 'sex');
  const haveNone = (value: boolean) => {
    setNone(value);
    if (value) form.setValue('patronymic', '', { shouldValidate: form.formState.isSubmitted });
    form.clearErrors('patronymic');
  };
  return (
    <div className={styles.part}>
      <h2 className="title-s">{t('passport.person')}</h2>
      <NameField
        className={styles.third}
        label={t('passport.lastName')}
        required
        autoComplete="family-name"
        {...useField(form, 'lastName')}
      />
      <NameField
        className={styles.third}
        label={t('passport.firstName')}
        required
        autoComplete="given-name"
        {...useField(form, 'firstName')}
      />
      <NameField
        className={styles.third}
        label={t('passport.patronymic')}
        kind="patronymic"
        required={!noPatronymic}
        onNone={() => haveNone(true)}
        autoComplete="additional-name"
        {...useField(form, 'patronymic')}
        disabled={noPatronymic}
      />
      <Checkbox value={none} onChange={haveNone}>
        {t('passport.noPatronymic')}
      </Checkbox>
      <Field id={sexId} className={styles.third} label={t('passport.sex')} error={sex.error} required group>
        <Segmented
          label={t('passport.sex')}
          value={sex.value ?? ''}
          choices={[
            { value: '1', label: t('passport.sex.1') },
            { value: '2', label: t('passport.sex.2') },
          ]}
          onChange={sex.onChange}
        />
      </Field>
      <DateField
        className={styles.third}
        label={t('passport.birthday')}
        required
        autoComplete="bday"
        {...useField(form, 'birthday')}
      />
      <TextField
        label={t('passport.birthPlace')}
        hint={t('passport.asInPassport')}
        required
        {...useField(form, 'birthPlace')}
      />
    </div>
  );
};
