import { queryFor } from '@novosel/client/query-for.ts';
import { listSessions } from '@novosel/contract/session/own-endpoints.ts';
import { Card } from '@novosel/ui/card.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { List } from '@novosel/ui/list-row.tsx';
import { LeaveEverywhere } from './leave-everywhere.tsx';
import { PartOf } from './part-of.tsx';
import { SessionRow } from './session-row.tsx';

/** Where the person is signed in, and the ways out of it (promise 8). */
export const SessionsCard = () => {
  const t = useText();
  return (
    <Card title={t('profile.sessions')}>
      <PartOf query={queryFor(listSessions)} failed={t('profile.sessions.failed')}>
        {({ data: { items, now } }) => (
          <>
            <List label={t('profile.sessions')}>
              {items.map((session) => (
                <SessionRow key={session.id} session={session} now={now} />
              ))}
            </List>
            <LeaveEverywhere />
          </>
        )}
      </PartOf>
    </Card>
  );
};
