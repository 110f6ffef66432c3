import type { StaffCard } from '@novosel/contract/desk/staff-endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import styles from '../people.module.css';
import { AccountDialog } from './account-dialog.tsx';
import { RolesDialog } from './roles-dialog.tsx';

interface StaffHeadProps {
  person: StaffCard;
  /** Whether it is one's own card: only another administrator may act on it. */
  own: boolean;
}

/** The person, his roles, and the acts that change them. */
export const StaffHead = ({ person, own }: StaffHeadProps) => {
  const t = useText();
  const [asking, setAsking] = useState<'roles' | 'block' | 'unblock' | 'reset' | 'dismiss'>();
  const close = () => setAsking(undefined);
  return (
    <>
      <h2 className="title-m">{person.name}</h2>
      {person.closedUntil && <Alert tone="warn" title={t('staff.closed.title')} />}
      {person.withoutFactor && (
        <Alert tone="warn" title={t('staff.withoutFactor.title')}>
          {t('staff.withoutFactor.note')}
        </Alert>
      )}
      <Kv
        rows={[
          { key: 'email', label: t('staff.email'), value: person.email },
          {
            key: 'roles',
            label: t('staff.roles'),
            value: person.roles.map((role) => t(`role.${role}`)).join(', '),
          },
          { key: 'codes', label: t('staff.codesLeft'), value: person.codesLeft || t('staff.codesNone') },
        ]}
      />
      {own ? (
        <Alert>{t('staff.own')}</Alert>
      ) : (
        <div className={styles.acts}>
          <Button small variant="secondary" onClick={() => setAsking('roles')}>
            {t('staff.roles.act')}
          </Button>
          <Button small variant="secondary" onClick={() => setAsking('reset')}>
            {t('staff.reset.act')}
          </Button>
          <Button
            small
            variant="secondary"
            onClick={() => setAsking(person.closedUntil ? 'unblock' : 'block')}
          >
            {t(person.closedUntil ? 'staff.unblock.act' : 'staff.block.act')}
          </Button>
          <Button small variant="secondary" onClick={() => setAsking('dismiss')}>
            {t('staff.dismiss.act')}
          </Button>
        </div>
      )}
      {asking === 'roles' && <RolesDialog person={person} onClose={close} />}
      {asking && asking !== 'roles' && <AccountDialog act={asking} person={person} onClose={close} />}
    </>
  );
};
