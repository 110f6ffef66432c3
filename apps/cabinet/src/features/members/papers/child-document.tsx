import { birthCertificateMask, issuerCodeMask, passportMask } from '@novosel/contract/fields/masks.ts';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { MaskedField } from '@novosel/ui/fields/masked-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ChildTyped } from './child-typed.ts';
import { LineField } from './line-field.tsx';
import styles from './papers.module.css';
import type { PapersForm } from './use-papers-form.ts';

type Props = { form: PapersForm<ChildTyped & Record<string, unknown>> };

const plain = { required: true, autoComplete: 'off' } as const;

/** The birth certificate, until the 14th birthday (S3-97). */
export const CertificateFields = ({ form: { bind } }: Props) => {
  const t = useText();
  return (
    <div className={styles.fields}>
      <MaskedField
        {...plain}
        label={t('members.certificate.number')}
        hint={t('members.certificate.hint')}
        placeholder={t('members.certificate.placeholder')}
        mask={birthCertificateMask}
        {...bind('certificateNumber')}
      />
      <DateField {...plain} label={t('members.issuedOn')} {...bind('certificateIssuedOn')} />
      <LineField label={t('members.certificate.issuer')} {...bind('certificateIssuer')} />
    </div>
  );
};

/** The passport, from the 14th birthday on. */
export const ChildPassportFields = ({ form: { bind } }: Props) => {
  const t = useText();
  return (
    <div className={styles.fields}>
      <MaskedField
        {...plain}
        label={t('passport.serialNumber')}
        placeholder="0000 000000"
        inputMode="numeric"
        mask={passportMask}
        {...bind('passportNumber')}
      />
      <DateField {...plain} label={t('passport.issueDate')} {...bind('passportIssueDate')} />
      <MaskedField
        {...plain}
        label={t('passport.issuerCode')}
        placeholder="000-000"
        inputMode="numeric"
        mask={issuerCodeMask}
        {...bind('passportIssuerCode')}
      />
      <LineField label={t('passport.issuer')} {...bind('passportIssuer')} />
    </div>
  );
};
