import { chatRoles } from '@novosel/contract/chat/rules.ts';
import type { DeskPerson } from '@novosel/contract/desk/people-endpoints.ts';
import { closingRoles } from '@novosel/contract/desk/people-rules.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { mayBy } from '../../shared/may-by.ts';
import { chatToPath } from '../../shared/paths.ts';
import { CloseDialog } from './close-dialog.tsx';
import { isLockedWithoutTerm } from './locked-without-term.ts';
import styles from './people.module.css';
import { SignInDialog } from './sign-in-dialog.tsx';

interface PersonHeadProps {
  person: DeskPerson;
  /** The server's present moment, in ms. */
  now: number;
  roles: readonly StaffRole[];
}

/** The name, whether the sign-in is locked, and the acts that change that. */
export const PersonHead = ({ person, now, roles }: PersonHeadProps) => {
  const t = useText();
  const locale = useLocale();
  const [asking, setAsking] = useState<'close' | 'open' | 'renew'>();
  const { closedUntil } = person;
  const may = mayBy(closingRoles, roles);
  const renewAsked = person.passwordRenew ? t('people.renew.asked') : null;
  const renewDenied = may ? renewAsked : t('people.renew.denied');
  const act = closedUntil ? 'open' : 'close';
  return (
    <>
      <h2 className="title-m">{person.name}</h2>
      {closedUntil && (
        <Alert tone="warn" title={t('people.closed.title')}>
          {isLockedWithoutTerm(closedUntil)
            ? t('people.closed.forGood')
            : t('people.closed.until', { when: formatDayTime(closedUntil, { now, locale }) })}
        </Alert>
      )}
      {person.passwordRenew && <Alert tone="info" title={t('people.renew.asked')} />}
      {person.frozenAt && (
        <Alert tone="warn" title={t('people.frozen.title')}>
          {t('people.frozen.since', { when: formatDayTime(person.frozenAt, { now, locale }) })}
        </Alert>
      )}
      <div className={styles.acts}>
        {chatRoles.some((role) => (roles as readonly string[]).includes(role)) && (
          <ButtonLink small variant="secondary" href={chatToPath(person.id)}>
            {t('people.write')}
          </ButtonLink>
        )}
        <Button
          small
          variant="secondary"
          disabledReason={may ? null : t('people.act.denied')}
          onClick={() => setAsking(act)}
        >
          {t(`people.${act}.act`)}
        </Button>
        <Button small variant="secondary" disabledReason={renewDenied} onClick={() => setAsking('renew')}>
          {t('people.renew.act')}
        </Button>
      </div>
      {asking === 'close' && <CloseDialog person={person} now={now} onClose={() => setAsking(undefined)} />}
      {(asking === 'open' || asking === 'renew') && (
        <SignInDialog act={asking} person={person} onClose={() => setAsking(undefined)} />
      )}
    </>
  );
};
