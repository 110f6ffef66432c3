import type { DeskPerson, PersonSession } from '@novosel/contract/desk/people-endpoints.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { type Translate, useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Section } from '../../shared/panes/section.tsx';

/** «Chrome, Windows»; what a browser does not reveal is left out. */
const deviceWords = ({ browser, system }: PersonSession, t: Translate): string =>
  [browser, system].filter(Boolean).join(', ') || t('people.device.unknown');

/** The latest sessions: from where, since when, whether they are active. */
export const PersonSessions = ({ person, now }: { person: Pick<DeskPerson, 'sessions'>; now: number }) => {
  const t = useText();
  const locale = useLocale();
  const when = (moment: string) => formatDayTime(moment, { now, locale });
  return (
    <Section title={t('people.sessions')}>
      {person.sessions.length === 0 && <p className="small muted">{t('people.sessions.none')}</p>}
      <List label={t('people.sessions')}>
        {person.sessions.map((session) => (
          <ListRow
            key={session.id}
            title={deviceWords(session, t)}
            note={t('people.session', {
              begun: when(session.begunAt),
              seen: when(session.seenAt),
              address: session.address ?? t('people.address.unknown'),
            })}
            end={
              <Pill tone={session.live ? 'good' : 'neutral'}>
                {t(session.live ? 'people.session.live' : 'people.session.over')}
              </Pill>
            }
          />
        ))}
      </List>
    </Section>
  );
};
