import type { CertificateProblem } from '@novosel/contract/signatures/certificate-fit.ts';
import type { Words } from '@novosel/contract/texts/word-list.ts';

const words: Readonly<Record<CertificateProblem, Words>> = {
  'kind-low': {
    ru: 'Нужна квалифицированная подпись (УКЭП): Росреестр другую не примет.',
    en: 'A qualified signature is needed: the registry takes no other.',
  },
  'name-differs': {
    ru: 'Имя в подписи не такое, как в договоре.',
    en: 'The name in the certificate differs from the contract.',
  },
  'snils-differs': {
    ru: 'СНИЛС в подписи не такой, как в договоре.',
    en: 'The SNILS in the certificate differs from the contract.',
  },
  'not-yet-valid': { ru: 'Подпись ещё не действует.', en: 'The certificate is not valid yet.' },
  'ends-before-submission': {
    ru: 'Подпись закончится раньше, чем мы подадим договор в Росреестр.',
    en: 'The certificate ends before we submit the contract to the registry.',
  },
};

/** Why a certificate cannot sign, in sentences. */
export const problemWords = (problems: readonly CertificateProblem[], locale: 'ru' | 'en'): string =>
  problems.map((problem) => words[problem][locale]).join(' ');
