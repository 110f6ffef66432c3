import type { ScreenView } from '@novosel/contract/screens/endpoints.ts';
import { formatClock } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { TimeLeft } from '@novosel/ui/text/time-left.tsx';
import Monitor from 'lucide-react/icons/monitor';
import { AskActions } from './ask-actions.tsx';
import { AskWords } from './ask-words.tsx';
import styles from './screens.module.css';
import { canShow, endShare } from './share.ts';
import { useScreen, useVisible } from './use-screen.ts';

/** `/screensharing`, the page of a screen session: who asks, who sees, and the button to end it (S2.7-51). */
export default function ScreensharingPage() {
  const t = useText();
  const { screen, share, isPending, isError, isFetching, refetch } = useScreen(true);
  const visible = useVisible();
  const asked = screen?.state === 'asked' && visible && share.kind !== 'shown';
  return (
    <div className={styles.page}>
      <PageHead title={t('screens.title')} note={t('screens.note')} />
      <Card>
        {share.kind === 'shown' && <Seen name={screen?.operator.name} until={share.until} />}
        {share.kind !== 'shown' && isPending && <Skeleton lines={3} />}
        {share.kind !== 'shown' && isError && !screen && (
          <ErrorState title={t('screens.failed')} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {asked && <Asked screen={screen} />}
        {share.kind !== 'shown' && !isPending && !isError && !asked && (
          <EmptyState icon={Monitor} title={t('screens.none')}>
            {t('screens.none.note')}
          </EmptyState>
        )}
      </Card>
    </div>
  );
}

const Asked = ({ screen }: { screen: ScreenView }) => {
  const t = useText();
  const locale = useLocale();
  const { name, role } = screen.operator;
  return (
    <>
      <h2 className="title-s">{t('screens.ask.title', { name })}</h2>
      <p className="muted gap-b">
        {canShow()
          ? t('screens.ask.note', {
              role: t(`screens.role.${role}`),
              time: formatClock(screen.validUntil, { locale }),
            })
          : t('screens.unable')}
      </p>
      {canShow() && <AskWords />}
      <div className={styles.acts}>
        <AskActions screen={screen} />
      </div>
    </>
  );
};

const Seen = ({ name, until }: { name: string | undefined; until: number }) => {
  const t = useText();
  return (
    <>
      <div role="status">
        <h2 className="title-s">{name ? t('screens.seenBy', { name }) : t('screens.seen')}</h2>
      </div>
      <p className="muted">
        {t('screens.left')} <TimeLeft until={until} />
      </p>
      <AskWords />
      <div className={styles.acts}>
        <Button onClick={() => endShare('stopped')}>{t('screens.stop')}</Button>
      </div>
    </>
  );
};
