import { Button } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { TimeLeft } from '@novosel/ui/text/time-left.tsx';
import styles from './screens.module.css';
import { endShare } from './share.ts';

/** Shown over every page while the screen is seen. */
export const SharingBar = ({ name, until }: { name: string | undefined; until: number }) => {
  const t = useText();
  return (
    <section className={styles.bar} aria-label={t('screens.title')}>
      <p role="status">{name ? t('screens.seenBy', { name }) : t('screens.seen')}</p>
      <p className={styles.left}>
        {t('screens.left')} <TimeLeft until={until} />
      </p>
      <Button small variant="inverse" onClick={() => endShare('stopped')}>
        {t('screens.stop')}
      </Button>
    </section>
  );
};
