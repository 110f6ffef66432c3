import { formatDate } from '@novosel/contract/time/time.ts';
import type { Passport } from '@novosel/contract/users/schema.ts';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';

/** A passport for reading, as it is printed (S3-37, S3-38). */
export const PassportFacts = ({ passport }: { passport: Passport }) => {
  const t = useText();
  const { addressLiving, addressesEqual, serialNumber } = passport;
  const days = { birthday: formatDate(passport.birthday), issueDate: formatDate(passport.issueDate) };
  const said = (
    ['birthday', 'birthPlace', 'issueDate', 'issuerCode', 'issuer', 'addressRegister'] as const
  ).map((key) => ({ key, label: t(`passport.${key}`), value: { ...passport, ...days }[key] }));
  const name = [passport.lastName, passport.firstName, passport.patronymic].filter(Boolean).join(' ');
  return (
    <Kv
      rows={[
        { key: 'name', label: t('passport.name'), value: name },
        { key: 'sex', label: t('passport.sex'), value: t(`passport.sex.${passport.sex}`) },
        { key: 'serialNumber', label: t('passport.serialNumber'), value: serialNumber },
        ...said,
        {
          key: 'addressLiving',
          label: t('passport.addressLiving'),
          value: addressesEqual ? t('passport.addressSame') : (addressLiving ?? '—'),
        },
      ]}
    />
  );
};
