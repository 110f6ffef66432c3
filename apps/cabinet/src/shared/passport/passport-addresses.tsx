import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { UseFormReturn } from 'react-hook-form';
import styles from './passport.module.css';
import type { PassportValues } from './passport-values.ts';

/** Addresses of registration and residence; one field when they are the same. */
export const PassportAddresses = ({ form }: { form: UseFormReturn<PassportValues> }) => {
  const t = useText();
  const { value: equal, onChange: setEqual } = useField(form, 'addressesEqual');
  const living = useField(form, 'addressLiving');
  return (
    <div className={styles.part}>
      <h2 className="title-s">{t('passport.addresses')}</h2>
      <TextField
        label={t('passport.addressRegister')}
        hint={t('passport.addressHint')}
        required
        autoComplete="street-address"
        {...useField(form, 'addressRegister')}
      />
      <Checkbox value={equal} onChange={setEqual}>
        {t('passport.addressesEqual')}
      </Checkbox>
      {!equal && <TextField label={t('passport.addressLiving')} required {...living} />}
    </div>
  );
};
