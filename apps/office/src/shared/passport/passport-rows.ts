import type { OpenedPassport } from '@novosel/contract/passports/schema.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import type { Translate } from '@novosel/ui/text/i18n.tsx';

const shown = [
  'birthday',
  'birthPlace',
  'issueDate',
  'issuerCode',
  'issuer',
  'addressRegister',
] as const satisfies readonly (keyof OpenedPassport)[];

interface PassportRow {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** The data of a passport, line by line, in the order of the document. */
export const passportRows = (
  passport: Omit<OpenedPassport, 'scans'>,
  t: Translate,
): readonly PassportRow[] => [
  {
    key: 'name',
    label: t('passport.name'),
    value: [passport.lastName, passport.firstName, passport.patronymic].filter(Boolean).join(' '),
  },
  { key: 'sex', label: t('passport.sex'), value: t(`passport.sex.${passport.sex}`) },
  { key: 'number', label: t('passport.number'), value: `${passport.serial} ${passport.number}` },
  ...shown.map((key) => ({
    key,
    label: t(`passport.${key}`),
    value: key === 'birthday' || key === 'issueDate' ? formatDate(passport[key]) : passport[key],
  })),
  {
    key: 'addressLiving',
    label: t('passport.addressLiving'),
    value: passport.addressesEqual ? t('passport.addressSame') : (passport.addressLiving ?? '—'),
  },
];
