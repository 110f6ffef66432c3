import { queryFor } from '@novosel/client/queries/query-for.ts';
import { glancePassport } from '@novosel/contract/passports/desk-endpoints.ts';
import { passportRoles, passportStateRoles } from '@novosel/contract/passports/rules.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayBy } from '../may-by.ts';
import { Section } from '../panes/section.tsx';
import { useRoles } from '../use-roles.ts';
import { PassportWindow } from './passport-window.tsx';

const tones = { none: 'neutral', unchecked: 'warn', refused: 'bad', checked: 'good' } as const;

/** Whether a buyer's passport is checked, and the button to open it; for roles that may. */
export const PersonPassport = ({ person }: { person: number }) => {
  const roles = useRoles();
  if (!mayBy(passportStateRoles, roles)) return null;
  return <Glance person={person} opens={mayBy(passportRoles, roles)} />;
};

const Glance = ({ person, opens }: { person: number; opens: boolean }) => {
  const t = useText();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const query = useQuery(queryFor(glancePassport, { params: { person } }));
  if (!query.data)
    return (
      <Section title={t('passport.title')}>
        <LoadState query={query} failed={{ title: t('passport.failed') }}>
          <Skeleton lines={2} />
        </LoadState>
      </Section>
    );
  const { now, passport } = query.data.data;
  const { state, masked, at, refusal, change } = passport;
  if (state === 'none')
    return (
      <Section title={t('passport.title')}>
        <p className="small muted">{t('passport.none')}</p>
      </Section>
    );
  const denied = opens ? null : t('passport.denied');
  const when = (moment: string) => formatDayTime(moment, { now, locale });
  return (
    <Section title={t('passport.title')}>
      {change && (
        <Alert tone="warn" title={t('passport.asked', { when: when(change.askedAt) })}>
          <p>{change.reason}</p>
        </Alert>
      )}
      <Kv
        rows={[
          { key: 'number', label: t('passport.number'), value: <span className="num">{masked}</span> },
          {
            key: 'state',
            label: t('passport.state'),
            value: <Pill tone={tones[state]}>{t(`passport.state.${state}`)}</Pill>,
          },
          { key: 'at', label: t(`passport.at.${state}`), value: at ? when(at) : '—' },
          ...(refusal ? [{ key: 'refusal', label: t('passport.refusal'), value: refusal }] : []),
        ]}
      />
      <div>
        <Button small variant="secondary" disabledReason={denied} onClick={() => setOpen(true)}>
          {t('passport.open')}
        </Button>
      </div>
      {open && <PassportWindow person={person} onClose={() => setOpen(false)} />}
    </Section>
  );
};
