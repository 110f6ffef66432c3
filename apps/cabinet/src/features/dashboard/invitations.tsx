import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listInvitations } from '@novosel/contract/members/invitation-endpoints.ts';
import { capital } from '@novosel/contract/texts/text.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useEstateWords } from '../../shared/estate/use-estate-words.ts';
import { PartOf } from '../../shared/page/part-of.tsx';
import styles from './dashboard.module.css';

/** Deals into which the reader is invited: by whom, into which deal, and until when he may answer. */
export const Invitations = () => {
  const t = useText();
  const locale = useLocale();
  const words = useEstateWords();
  return (
    <div className={`stack ${styles.invited}`}>
      <PartOf query={queryFor(listInvitations)} failed={t('dashboard.invited.failed')}>
        {({ data: { now, items } }) =>
          items.map(({ member, inviter, until, estate }) => (
            <Card key={member} title={t('dashboard.invited')}>
              <p>
                {capital(words.name(estate))} · {estate.complex.title}
              </p>
              <p className="muted gap-b">
                {t('dashboard.invited.by', { inviter, until: formatDayTime(until, { now, locale }) })}
              </p>
              <ButtonLink href={path('dealMembers', { estate: estate.id })} variant="secondary">
                {t('dashboard.invited.open')}
              </ButtonLink>
            </Card>
          ))
        }
      </PartOf>
    </div>
  );
};
