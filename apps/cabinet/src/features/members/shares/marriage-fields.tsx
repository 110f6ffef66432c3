import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { LineField } from '../papers/line-field.tsx';
import styles from '../papers/papers.module.css';
import { ScansField } from '../papers/scans-field.tsx';
import type { SharesForm } from './use-shares-form.ts';

/** The marriage certificate of spouses who hold jointly. */
export const MarriageFields = ({ form: { bind, onSending } }: { form: SharesForm }) => {
  const t = useText();
  return (
    <div className={styles.part}>
      <h3 className="title-xs">{t('members.marriage')}</h3>
      <div className={styles.fields}>
        <LineField
          label={t('members.marriage.number')}
          hint={t('members.marriage.number.hint')}
          {...bind('number')}
        />
        <DateField label={t('members.issuedOn')} required autoComplete="off" {...bind('issuedOn')} />
        <LineField label={t('members.marriage.office')} {...bind('office')} />
      </div>
      <ScansField label={t('members.scans')} onSending={onSending} {...bind('scans')} />
    </div>
  );
};
