import { call } from '@novosel/client/calls/call.ts';
import { isSignedIn } from '@novosel/client/calls/session.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { readUnsubscribeLink, unsubscribe } from '@novosel/contract/notifications/subscriptions-endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useAct } from '../../../shared/account/use-act.ts';
import { PartOf } from '../../../shared/page/part-of.tsx';
import { useKeptTitle } from '../use-kept-title.tsx';
import styles from './news.module.css';

/**
 * The target of the unsubscribe link in a letter: opening it changes nothing, only the press unsubscribes.
 */
export default function UnsubscribePage() {
  const t = useText();
  const act = useAct();
  const { token = '' } = useParams();
  const [done, setDone] = useState(false);
  const title = useKeptTitle(t('news.off.title'), done);
  const end = () =>
    void act.act(async () => {
      await call(unsubscribe, { body: { token } });
      setDone(true);
    });
  return (
    <>
      <PageHead title={title} />
      <Card>
        <PartOf query={queryFor(readUnsubscribeLink, { params: { token } })} failed={t('news.off.dead')}>
          {({ data: { kind } }) => (
            <div className={styles.acts}>
              {done ? (
                <div role="status">
                  <Alert tone="good">{t('news.off.done', { kind: t(`news.${kind}`) })}</Alert>
                </div>
              ) : (
                <p>{t('news.off.what', { kind: t(`news.${kind}`) })}</p>
              )}
              <p className="small muted">{t('news.off.others')}</p>
              <RefusalAlert words={act.refusal.words} />
              <div className="row">
                {!done && (
                  <Button busy={act.busy} onClick={end}>
                    {t('news.off.act')}
                  </Button>
                )}
                <ButtonLink variant="secondary" href={path(isSignedIn() ? 'profile' : 'auth')}>
                  {t(isSignedIn() ? 'news.off.settings' : 'news.off.signIn')}
                </ButtonLink>
              </div>
            </div>
          )}
        </PartOf>
      </Card>
    </>
  );
}
