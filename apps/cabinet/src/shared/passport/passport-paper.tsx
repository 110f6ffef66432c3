import { issuerCodeMask, passportMask } from '@novosel/contract/fields/masks.ts';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { MaskedField } from '@novosel/ui/fields/masked-field.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { UseFormReturn } from 'react-hook-form';
import styles from './passport.module.css';
import type { PassportValues } from './passport-values.ts';

/** The document: its number, who issued it and when. */
export const PassportPaper = ({ form }: { form: UseFormReturn<PassportValues> }) => {
  const t = useText();
  const narrow = { className: styles.third, autoComplete: 'off', required: true } as const;
  return (
    <div className={styles.part}>
      <h2 className="title-s">{t('passport.paper')}</h2>
      <MaskedField
        {...narrow}
        label={t('passport.serialNumber')}
        placeholder="0000 000000"
        inputMode="numeric"
        mask={passportMask}
        {...useField(form, 'serialNumber')}
      />
      <DateField {...narrow} label={t('passport.issueDate')} {...useField(form, 'issueDate')} />
      <MaskedField
        {...narrow}
        label={t('passport.issuerCode')}
        placeholder="000-000"
        inputMode="numeric"
        mask={issuerCodeMask}
        {...useField(form, 'issuerCode')}
      />
      <TextField
        label={t('passport.issuer')}
        hint={t('passport.asInPassport')}
        required
        autoComplete="off"
        {...useField(form, 'issuer')}
      />
    </div>
  );
};
