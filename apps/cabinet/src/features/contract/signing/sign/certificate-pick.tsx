import type { CertificateChoice, SigningView } from '@novosel/contract/signatures/schema.ts';
import { RadioCards } from '@novosel/ui/choices/radio-card.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useCertificateTitle, useProblemWords } from '../certificates.tsx';

/** ID of the choice. */
export const certificateId = 'signing-certificate';

/** Certificates that can sign the paper. */
export const fitting = (certificates: readonly CertificateChoice[]): CertificateChoice[] =>
  certificates.filter(({ problems }) => problems.length === 0);

interface CertificatePickProps {
  readonly view: SigningView;
  readonly certificates: readonly CertificateChoice[];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
}

/** By which certificate the paper is signed: a choice where the signer has several. */
export const CertificatePick = ({ view, certificates, value, onChange }: CertificatePickProps) => {
  const t = useText();
  const titleOf = useCertificateTitle(view.now);
  const wordsOf = useProblemWords(view);
  const [only, ...others] = certificates;
  if (only && others.length === 0)
    return <p className="small">{t('signing.sign.by', { title: titleOf(only), serial: only.serial })}</p>;
  return (
    <RadioCards<string>
      id={certificateId}
      label={t('signing.sign.certificate')}
      choices={certificates.map((one) => ({
        value: one.id,
        title: titleOf(one),
        note: t('signing.serial', { serial: one.serial }),
        disabledReason: one.problems.map((problem) => wordsOf(one, problem)).join(' ') || undefined,
      }))}
      value={value}
      onChange={onChange}
    />
  );
};
