import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listSessions } from '@novosel/contract/session/own-endpoints.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List } from '@novosel/ui/blocks/list-row.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { PartOf } from '../../../shared/page/part-of.tsx';
import { useFocusTitle } from '../use-focus-title.tsx';
import { LeaveEverywhere } from './leave-everywhere.tsx';
import { SessionRow } from './session-row.tsx';

/** The person's sessions, and buttons to end them (promise 8). */
export const SessionsCard = () => {
  const t = useText();
  const { title, toTitle } = useFocusTitle(t('profile.sessions'));
  return (
    <Card title={title}>
      <PartOf query={queryFor(listSessions)} failed={t('profile.sessions.failed')}>
        {({ data: { items, now } }) => (
          <>
            <List label={t('profile.sessions')}>
              {items.map((session) => (
                <SessionRow key={session.id} session={session} now={now} onFocusLost={toTitle} />
              ))}
            </List>
            <LeaveEverywhere />
          </>
        )}
      </PartOf>
    </Card>
  );
};
