import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listStaff } from '@novosel/contract/desk/staff-endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Link } from '@novosel/ui/actions/link.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import listPane from '../../../shared/panes/list-pane.module.css';
import { ListPane } from '../../../shared/panes/list-pane.tsx';
import { deskPatterns } from '../../../shared/paths.ts';
import { useServerNow } from '../../../shared/words/use-server-now.ts';
import styles from '../people.module.css';
import { InvitationRow } from './invitation-row.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { StaffRow } from './staff-row.tsx';

/** Everybody who may work at the desk, and a button to invite somebody. */
export const StaffList = ({ chosen }: { chosen: string | undefined }) => {
  const t = useText();
  const [inviting, setInviting] = useState(false);
  const query = useQuery(queryFor(listStaff));
  const view = query.data?.data;
  const now = useServerNow(view?.now, query.dataUpdatedAt);
  return (
    <ListPane title={t('staff.title')} busy={query.isPending}>
      <div className={styles.acts}>
        <Button small onClick={() => setInviting(true)}>
          {t('staff.invite.act')}
        </Button>
      </div>
      <p className="small">
        <Link href={deskPatterns.roles}>{t('staff.roles.link')}</Link>
      </p>
      {!view && (
        <LoadState query={query} failed={{ title: t('staff.error') }}>
          <Skeleton lines={5} height="60px" />
        </LoadState>
      )}
      {view && (
        <ul className={listPane.rows} aria-label={t('staff.title')}>
          {view.items.map((one) => (
            <StaffRow key={one.id} person={one} now={now} chosen={String(one.id) === chosen} />
          ))}
        </ul>
      )}
      {view && view.invitations.length > 0 && (
        <>
          <h3 className="title-xs" id="staff-invited">
            {t('staff.invited')}
          </h3>
          <ul className={listPane.rows} aria-labelledby="staff-invited">
            {view.invitations.map((one) => (
              <InvitationRow key={one.id} invitation={one} now={now} />
            ))}
          </ul>
        </>
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </ListPane>
  );
};
