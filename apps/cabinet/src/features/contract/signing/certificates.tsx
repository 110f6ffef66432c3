import type { CertificateChoice, SigningView } from '@novosel/contract/signatures/schema.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useDealWords } from '../../../shared/deal/use-deal-words.ts';
import styles from './signing.module.css';

/** Certificates that do not fit: each problem in words, with the way out. */
export const Certificates = ({ view }: { readonly view: SigningView }) => {
  const t = useText();
  const titleOf = useCertificateTitle(view.now);
  const wordsOf = useProblemWords(view);
  return (
    <ul className={styles.certificates}>
      {view.mine?.certificates.map((one) => (
        <li key={one.id}>
          <b>{titleOf(one)}</b>
          <ul>
            {one.problems.map((problem) => (
              <li key={problem}>{wordsOf(one, problem)}</li>
            ))}
          </ul>
          <span className="small muted">{t('signing.serial', { serial: one.serial })}</span>
        </li>
      ))}
    </ul>
  );
};

/** «УКЭП до 18 ноября 2027». */
export const useCertificateTitle = (now: string) => {
  const t = useText();
  const words = useDealWords();
  return ({ kind, validUntil }: Pick<CertificateChoice, 'kind' | 'validUntil'>) =>
    t('signing.certificate', { kind, date: words.day(validUntil, now) });
};

/** A problem of a certificate with its way out, in sentences. */
export const useProblemWords = ({ now, submitBy, mine }: Pick<SigningView, 'now' | 'submitBy' | 'mine'>) => {
  const t = useText();
  const words = useDealWords();
  return ({ validUntil }: CertificateChoice, problem: CertificateChoice['problems'][number]) =>
    t('signing.problem', {
      problem: problem.replaceAll('-', '_'),
      name: mine?.name ?? '',
      until: words.day(validUntil, now),
      submit: words.day(submitBy, now),
    });
};
