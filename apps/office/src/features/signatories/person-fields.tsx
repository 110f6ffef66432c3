import { organisationInnMask, snilsMask } from '@novosel/contract/fields/masks.ts';
import { MaskedField } from '@novosel/ui/fields/masked-field.tsx';
import { PhoneField } from '@novosel/ui/fields/phone-field.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { useSignatoryForm } from './use-signatory-form.ts';

interface PersonFieldsProps {
  readonly kept: ReturnType<typeof useSignatoryForm>;
}

/** The signatory as his certificate will name him, and his organisation. */
export const PersonFields = ({ kept: { values, change, errorOf, bind } }: PersonFieldsProps) => {
  const t = useText();
  const line = (name: 'lastName' | 'firstName' | 'patronymic' | 'title' | 'organization' | 'ogrn') => ({
    label: t(`signatories.field.${name}`),
    value: values[name],
    required: name !== 'patronymic',
    error: errorOf(name),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const digits = { required: true, inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <>
      <TextField {...line('lastName')} />
      <TextField {...line('firstName')} />
      <TextField {...line('patronymic')} />
      <MaskedField
        {...digits}
        label={t('signatories.field.snils')}
        hint={t('signatories.field.snils.hint')}
        mask={snilsMask}
        {...bind('snils')}
      />
      <PhoneField
        label={t('signatories.field.phone')}
        hint={t('signatories.field.phone.hint')}
        required
        autoComplete="off"
        {...bind('phone')}
      />
      <TextField {...line('organization')} />
      <MaskedField
        {...digits}
        label={t('signatories.field.inn')}
        mask={organisationInnMask}
        {...bind('inn')}
      />
      <TextField
        {...line('ogrn')}
        inputMode="numeric"
        maxLength={13}
        hint={t('signatories.field.ogrn.hint')}
      />
      <TextField {...line('title')} error={errorOf('title') && t('signatories.title.wrong')} />
    </>
  );
};
