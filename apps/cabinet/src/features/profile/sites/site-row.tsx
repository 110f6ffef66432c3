import { listConsents } from '@novosel/contract/consents/endpoints.ts';
import { type ConnectedSite, forgetSite, listConnectedSites } from '@novosel/contract/sites/endpoints.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useEnding } from '../account/use-ending.ts';
import { ActWindow } from '../act-window.tsx';
import styles from '../profile.module.css';
import { useActWindow } from '../use-act-window.ts';
import { useScopeWords } from './use-scope-words.ts';

interface SiteRowProps {
  site: ConnectedSite;
  now: string;
  /** Called when the row is removed with the focus in it. */
  onFocusLost: () => void;
}

/** One client site: its owner, what it reads, and the last sign-in; the person can disconnect it. */
export const SiteRow = ({ site, now, onFocusLost }: SiteRowProps) => {
  const t = useText();
  const locale = useLocale();
  const words = useScopeWords();
  const { clientId, name, domain, own, scopes, usedAt } = site;
  const asked = useActWindow();
  const forget = useEnding(forgetSite, {
    invalidates: [listConnectedSites, listConsents],
    onDone: () => {
      asked.close();
      onFocusLost();
      void toast({ tone: 'good', title: t('sites.forget.done'), text: name });
    },
  });
  const { ask, window } = asked.of(forget);
  const what = new Intl.ListFormat(locale).format(words(scopes));
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <b className={styles.hash}>{name}</b>
        <Button variant="secondary" small aria-label={t('sites.forget.of', { name })} onClick={ask}>
          {t('sites.forget.open')}
        </Button>
      </div>
      <p className="small muted">{own ? t('sites.own', { domain }) : domain}</p>
      <p className="small muted">{t('sites.reads', { what })}</p>
      <p className="small muted">{t('sites.used', { used: formatDayTime(usedAt, { now, locale }) })}</p>
      <ActWindow
        {...window}
        title={t('sites.forget.title', { name })}
        note={t('sites.forget.note')}
        act={t('sites.forget.act')}
        keep={t('sites.forget.keep')}
        onAct={() => forget.end({ params: { site: clientId } })}
      />
    </li>
  );
};
