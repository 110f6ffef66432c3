import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { useSignatoryForm } from './use-signatory-form.ts';

interface PowerFieldsProps {
  readonly kept: ReturnType<typeof useSignatoryForm>;
}

/** The machine-readable power of somebody who is not the head of his organisation. */
export const PowerFields = ({ kept: { values, change, errorOf, bind } }: PowerFieldsProps) => {
  const t = useText();
  return (
    <>
      <TextField
        label={t('signatories.field.number')}
        hint={t('signatories.field.number.hint')}
        required
        autoComplete="off"
        maxLength={100}
        value={values.number}
        error={errorOf('number')}
        onChange={({ target }) => change({ number: target.value })}
      />
      <DateField label={t('signatories.field.givenOn')} required {...bind('givenOn')} />
      <DateField label={t('signatories.field.until')} required {...bind('until')} />
    </>
  );
};
