import { formatDay } from '@novosel/contract/time/time.ts';
import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useEffect, useRef } from 'react';
import styles from './made-link.module.css';
import type { MadeLink } from './set-card.tsx';

/** The new link: shown once, since the server stores only its hash. */
export const MadeLinkCard = ({ made }: { made: MadeLink }) => {
  const t = useText();
  const locale = useLocale();
  const until = formatDay(made.expiresAt, { now: Date.now(), locale });
  // The sent form may be far below: scrolls to the link.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(made.link);
      void toast({ tone: 'good', title: t('catalogue.set.copied') });
    } catch {
      // The page may not write to the clipboard: the link is in its field.
      void toast({ tone: 'info', title: t('catalogue.set.copy.self') });
    }
  };
  return (
    <Card title={t('catalogue.set.ready')} role="status">
      <div className={styles.root}>
        <TextField
          ref={field}
          label={t('catalogue.set.link')}
          hint={t('catalogue.set.link.hint', { until })}
          readOnly
          value={made.link}
          onFocus={(event) => event.target.select()}
        />
        <div className={styles.acts}>
          <Button onClick={() => void copy()}>{t('catalogue.set.copy')}</Button>
          <ButtonLink variant="secondary" external href={made.link}>
            {t('catalogue.set.open')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
};
