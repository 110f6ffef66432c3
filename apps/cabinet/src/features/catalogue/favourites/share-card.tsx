import { errorWords } from '@novosel/client/calls/errors.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import {
  inviteToFavourites,
  leaveFavourites,
  listFavourites,
} from '@novosel/contract/catalogue/choosing/favourites-endpoints.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import LinkIcon from 'lucide-react/icons/link';
import UserRound from 'lucide-react/icons/user-round';
import styles from './favourites.module.css';
import { InvitationLink } from './invitation-link.tsx';

type Favourites = AnswerOf<typeof listFavourites>['data'];

/** People who share the list: a link for a co-buyer, those who have joined, and the way to stop sharing. */
export const ShareCard = ({ partners, invitations }: Pick<Favourites, 'partners' | 'invitations'>) => {
  const t = useText();
  const invite = useCall(inviteToFavourites, { invalidates: [listFavourites] });
  const end = useCall(leaveFavourites, { invalidates: [listFavourites] });
  const made = invite.data?.data;
  const link =
    made && new URL(path('favoritesInvitation', { token: made.token }), window.location.origin).href;
  const failed = invite.error ?? end.error;
  const others = invitations.filter(({ id }) => id !== made?.id);
  const endButton = (share: string, what: 'partner' | 'invitation') => (
    <Button
      variant="quiet"
      small
      busy={end.isPending && end.variables.params.share === share}
      onClick={() => end.mutate({ params: { share }, body: {} })}
    >
      {t('catalogue.share.end', { what })}
    </Button>
  );
  return (
    <Card title={t('catalogue.share')} className={styles.card}>
      <div className={styles.share}>
        <p className="muted">{t('catalogue.share.note')}</p>
        {partners.length + others.length > 0 && (
          <List label={t('catalogue.share')}>
            {partners.map(({ id, name, since }) => (
              <ListRow
                key={id}
                icon={UserRound}
                title={name}
                note={t('catalogue.share.since', { date: formatDate(since) })}
                end={endButton(id, 'partner')}
              />
            ))}
            {others.map(({ id, expiresAt }) => (
              <ListRow
                key={id}
                icon={LinkIcon}
                title={t('catalogue.share.pending')}
                note={t('catalogue.share.until', { date: formatDate(expiresAt) })}
                end={endButton(id, 'invitation')}
              />
            ))}
          </List>
        )}
        {failed && <ErrorAlert errors={[...errorWords(failed, t('catalogue.share.failed'))]} />}
        {link && made ? (
          <InvitationLink link={link} until={made.expiresAt} />
        ) : (
          <Button variant="secondary" busy={invite.isPending} onClick={() => invite.mutate({ body: {} })}>
            {t('catalogue.share.invite')}
          </Button>
        )}
      </div>
    </Card>
  );
};
