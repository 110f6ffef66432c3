import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listStaff } from '@novosel/contract/desk/staff-endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Link } from '@novosel/ui/actions/link.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import listPane from '../../../shared/panes/list-pane.module.css';
import { deskPatterns } from '../../../shared/paths.ts';
import { useServerNow } from '../../../shared/words/use-server-now.ts';
import styles from '../people.module.css';
import { InvitationRow } from './invitation-row.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { StaffRow } from './staff-row.tsx';

/** Everybody who may work here, and the way to invite one more. */
export const StaffList = ({ chosen }: { chosen: string | undefined }) => {
  const t = useText();
  const [inviting, setInviting] = useState(false);
  const query = useQuery(queryFor(listStaff));
  const view = query.data?.data;
  const now = useServerNow(view?.now, query.dataUpdatedAt);
  return (
    <section className={listPane.pane} aria-labelledby="staff-title" aria-busy={query.isPending || undefined}>
      <h2 className="title-s" id="staff-title">
        {t('staff.title')}
      </h2>
      <div className={styles.acts}>
        <Button small onClick={() => setInviting(true)}>
          {t('staff.invite.act')}
        </Button>
      </div>
      <p className="small">
        <Link href={deskPatterns.roles}>{t('staff.roles.link')}</Link>
      </p>
      {query.isPending && <Skeleton lines={5} height="60px" />}
      {query.isError && !view && (
        <ErrorState title={t('staff.error')} onRetry={() => void query.refetch()} busy={query.isFetching} />
      )}
      {view && (
        <ul className={listPane.rows} aria-labelledby="staff-title">
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
    </section>
  );
};
