import type { DeskPerson } from '@novosel/contract/desk/people-endpoints.ts';
import { phoneMask } from '@novosel/contract/fields/masks.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Section } from '../../shared/panes/section.tsx';

/** The person's contacts, and those that he has not confirmed. */
export const PersonContacts = ({ person, now }: { person: DeskPerson; now: number }) => {
  const t = useText();
  const locale = useLocale();
  const { phone, email, pendingEmail, status, lastSignInAt } = person;
  const when = (moment: string) => formatDayTime(moment, { now, locale });
  return (
    <Section title={t('people.contacts')}>
      <Kv
        rows={[
          {
            key: 'phone',
            label: t('people.phone'),
            value: phone ? <a href={`tel:+${phone}`}>{phoneMask.show(`+${phone}`)}</a> : t('people.nothing'),
          },
          {
            key: 'email',
            label: t('people.email'),
            value: email ? <a href={`mailto:${email}`}>{email}</a> : t('people.nothing'),
          },
          ...(pendingEmail
            ? [{ key: 'pending', label: t('people.email.pending'), value: pendingEmail }]
            : []),
          {
            key: 'registered',
            label: t('people.registered'),
            value: status === 5 ? t('people.unfinished') : when(person.registeredAt),
          },
          {
            key: 'seen',
            label: t('people.lastSignIn'),
            value: lastSignInAt ? when(lastSignInAt) : t('people.never'),
          },
        ]}
      />
    </Section>
  );
};
