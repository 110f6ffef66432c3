import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { AdultTyped } from './adult-typed.ts';
import { LineField } from './line-field.tsx';
import styles from './papers.module.css';
import { ScansField } from './scans-field.tsx';
import type { PapersForm } from './use-papers-form.ts';

type Props = { form: PapersForm<AdultTyped & Record<string, unknown>> };

/** The document of a citizen of another country, with its certified translation. */
export const ForeignPart = ({ form: { values, bind, change, onSending } }: Props) => {
  const t = useText();
  return (
    <div className={styles.part}>
      <h3 className="title-xs">{t('members.foreign')}</h3>
      <div className={styles.fields}>
        <LineField label={t('members.foreign.number')} {...bind('foreignNumber')} />
        <LineField label={t('members.foreign.issuer')} {...bind('foreignIssuer')} />
        <DateField label={t('members.issuedOn')} required autoComplete="off" {...bind('foreignIssuedOn')} />
        {!values.foreignEndless && (
          <DateField
            label={t('members.foreign.until')}
            required
            autoComplete="off"
            {...bind('foreignUntil')}
          />
        )}
        <Checkbox value={values.foreignEndless} onChange={(foreignEndless) => change({ foreignEndless })}>
          {t('members.foreign.endless')}
        </Checkbox>
      </div>
      <ScansField label={t('members.foreign.scans')} onSending={onSending} {...bind('foreignScans')} />
      <ScansField
        label={t('members.foreign.translation')}
        hint={t('members.foreign.translation.hint')}
        onSending={onSending}
        {...bind('translation')}
      />
    </div>
  );
};

/** The notarial power by which a representative acts. */
export const PowerPart = ({ form: { bind, onSending } }: Props) => {
  const t = useText();
  return (
    <div className={styles.part}>
      <h3 className="title-xs">{t('members.power')}</h3>
      <div className={styles.fields}>
        <LineField
          label={t('members.power.number')}
          hint={t('members.power.number.hint')}
          {...bind('powerNumber')}
        />
        <LineField label={t('members.power.notary')} {...bind('powerNotary')} />
        <DateField label={t('members.power.givenOn')} required autoComplete="off" {...bind('powerGivenOn')} />
        <DateField label={t('members.power.until')} required autoComplete="off" {...bind('powerUntil')} />
      </div>
      <ScansField label={t('members.power.scans')} onSending={onSending} {...bind('powerScans')} />
    </div>
  );
};
