import type { Words } from '@novosel/contract/texts/word-list.ts';
import type { SubIndication } from '@novosel/pki/validation/indications.ts';
import type { ElectronicSignature } from './check-electronic-signature.ts';

type Outcome = Pick<ElectronicSignature, 'indication' | 'reason'>;

const passed: Words = {
  ru: 'подпись верна: файл не менялся, сертификат действовал',
  en: 'the signature holds: the file is unchanged, the certificate was in force',
};

const reasons: Readonly<Record<SubIndication, Words>> = {
  FORMAT_FAILURE: { ru: 'файл подписи не читается', en: 'the signature file cannot be read' },
  HASH_FAILURE: {
    ru: 'подписан другой файл, или этот изменили после подписания',
    en: 'another file was signed, or this one was changed afterwards',
  },
  SIG_CRYPTO_FAILURE: {
    ru: 'подпись сделана не этим ключом или изменена',
    en: 'the signature is of another key, or was changed',
  },
  NOT_YET_VALID: {
    ru: 'подписано раньше, чем начал действовать сертификат',
    en: 'signed before the certificate came into force',
  },
  NO_SIGNING_CERTIFICATE_FOUND: {
    ru: 'в подписи нет сертификата того, кто подписал',
    en: 'the signature holds no certificate of its signer',
  },
  NO_CERTIFICATE_CHAIN_FOUND: {
    ru: 'кто выдал сертификат, проверить не по чему',
    en: 'there is nothing to check by who has issued the certificate',
  },
  CHAIN_CONSTRAINTS_FAILURE: {
    ru: 'сертификат выдан не для подписи документов',
    en: 'the certificate is not meant for signing papers',
  },
  CRYPTO_CONSTRAINTS_FAILURE: {
    ru: 'алгоритм подписи нам неизвестен',
    en: 'the algorithm of the signature is unknown to us',
  },
  OUT_OF_BOUNDS_NO_POE: {
    ru: 'срок сертификата вышел, а метки времени из его срока нет',
    en: 'the certificate has expired, and no timestamp of its term is there',
  },
  REVOKED_NO_POE: {
    ru: 'сертификат отозван, а метки времени до отзыва нет',
    en: 'the certificate was revoked, and no timestamp before it is there',
  },
  REVOKED_CA_NO_POE: {
    ru: 'сертификат центра отозван, а метки времени до отзыва нет',
    en: 'the authority’s certificate was revoked, and no timestamp before it is there',
  },
  TRY_LATER: {
    ru: 'не отозван ли сертификат в тот день, проверить не по чему',
    en: 'there is nothing to check by whether the certificate was revoked then',
  },
};

/** Plain words of what a check of a signature has found. */
export const outcomeWords = ({ reason }: Outcome): Words => (reason ? reasons[reason] : passed);

/** As the standard names it (ETSI EN 319 102-1, tables 5 and 6): «INDETERMINATE, TRY_LATER». */
export const standardName = ({ indication, reason }: Outcome): string =>
  [indication.toUpperCase(), ...(reason ? [reason] : [])].join(', ');
