import { Button } from '@novosel/ui/actions/button.tsx';
import { Spinner } from '@novosel/ui/status/spinner.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { TimeLeft } from '@novosel/ui/text/time-left.tsx';
import { useEffect, useRef } from 'react';
import styles from './watch-page.module.css';

interface PictureProps {
  stream: MediaStream | undefined;
  /** In ms by the device's clock. */
  until: number;
  onStop: () => Promise<unknown>;
}

/** The buyer's screen. */
export const Picture = ({ stream, until, onStop }: PictureProps) => {
  const t = useText();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [stream]);
  return (
    <section className={styles.shown} aria-label={t('watch.picture')}>
      <div className={styles.frame}>
        {!stream && (
          <p className={styles.connecting} role="status">
            <Spinner /> {t('watch.connecting')}
          </p>
        )}
        <video
          ref={video}
          className={styles.video}
          autoPlay
          muted
          playsInline
          aria-label={t('watch.picture')}
        />
      </div>
      <div className={styles.acts}>
        <Button onClick={() => void onStop().catch(() => undefined)}>{t('watch.stop')}</Button>
        <p className="muted">
          {t('watch.left')} <TimeLeft until={until} />
        </p>
      </div>
    </section>
  );
};
