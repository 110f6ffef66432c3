import { queryFor } from '@novosel/client/queries/query-for.ts';
import { phoneMask } from '@novosel/contract/fields/masks.ts';
import { getUser } from '@novosel/contract/users/endpoints.ts';
import type { User } from '@novosel/contract/users/schema.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { PartOf } from '../../shared/page/part-of.tsx';
import { ChangeContact } from './contacts/change-contact.tsx';
import { PendingEmail } from './contacts/pending-email.tsx';
import styles from './profile.module.css';

/** The person's data: he changes the contacts himself, the staff changes the name, since contracts use it. */
export const PersonalCard = () => {
  const t = useText();
  return (
    <Card title={t('profile.personal')}>
      <PartOf query={queryFor(getUser)} failed={t('profile.personal.failed')} instead={<Words />}>
        {(user) => <Words user={user} />}
      </PartOf>
      <ChangeContact />
      <p className={`small muted ${styles.note}`}>{t('profile.personal.change')}</p>
      <LinkButton href={path('feedbackCreate', {})}>{t('profile.personal.write')}</LinkButton>
    </Card>
  );
};

/** Keeps its place while the person loads: the content below does not move. */
const Words = ({ user }: { user?: User }) => {
  const t = useText();
  const shown = (read: (user: User) => string) =>
    user ? read(user) : <Skeleton width="160px" height="24px" />;
  return (
    <>
      <Kv
        rows={[
          {
            key: 'name',
            label: t('profile.name'),
            value: shown(({ surname, name, patronymic }) =>
              [surname, name, patronymic].filter(Boolean).join(' '),
            ),
          },
          {
            key: 'phone',
            label: t('profile.phone'),
            value: shown(({ phone }) => (phone ? phoneMask.show(phone) : '—')),
          },
          { key: 'email', label: t('profile.email'), value: shown(({ email }) => email ?? '—') },
        ]}
      />
      {user && <PendingEmail />}
    </>
  );
};
