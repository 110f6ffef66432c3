import type { DeskSite } from '@novosel/contract/sites/desk-endpoints.ts';
import { siteState } from '@novosel/contract/sites/desk-rules.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import listPane from '../../shared/panes/list-pane.module.css';
import { BlockDialog } from './block-dialog.tsx';
import { EditSiteDialog } from './edit-site-dialog.tsx';
import { MachineDialog } from './machine-dialog.tsx';
import { RotateDialog } from './rotate-dialog.tsx';
import { SecretDialog, type ToldSecret } from './secret-dialog.tsx';
import { SiteMarks } from './site-marks.tsx';
import styles from './sites.module.css';

interface SiteHeadProps {
  site: DeskSite;
  /** The server's present moment, in ms. */
  now: number;
}

/** The name, whether the client is active, and the acts on it. */
export const SiteHead = ({ site, now }: SiteHeadProps) => {
  const t = useText();
  const locale = useLocale();
  const [asking, setAsking] = useState<'edit' | 'rotate' | 'block'>();
  const [told, setTold] = useState<ToldSecret>();
  const close = () => setAsking(undefined);
  const rotated = (one: ToldSecret) => {
    close();
    setTold(one);
  };
  const when = (moment: string) => formatDayTime(moment, { now, locale });
  return (
    <>
      <div className={listPane.top}>
        <h2 className="title-m">{site.name}</h2>
        <SiteMarks site={site} />
      </div>
      {site.blockedAt && (
        <Alert tone="warn" title={t('sites.blocked.title')}>
          {t('sites.blocked.since', { when: when(site.blockedAt), reason: site.blockReason ?? '' })}
        </Alert>
      )}
      {siteState(site) === 'dead' && site.notToldAt && (
        <Alert tone="warn" title={t('sites.dead.title')}>
          {t('sites.dead.since', { when: when(site.notToldAt) })}
        </Alert>
      )}
      <div className={styles.acts}>
        <Button small variant="secondary" onClick={() => setAsking('edit')}>
          {t('sites.edit')}
        </Button>
        {site.confidential && (
          <Button small variant="secondary" onClick={() => setAsking('rotate')}>
            {t('sites.rotate')}
          </Button>
        )}
        <Button small variant="secondary" onClick={() => setAsking('block')}>
          {t(site.blockedAt ? 'sites.unblock' : 'sites.block')}
        </Button>
      </div>
      {asking === 'edit' && site.kind === 'site' && <EditSiteDialog site={site} onClose={close} />}
      {asking === 'edit' && site.kind === 'machine' && <MachineDialog site={site} onClose={close} />}
      {asking === 'rotate' && <RotateDialog site={site} onDone={rotated} onClose={close} />}
      {asking === 'block' && <BlockDialog site={site} onClose={close} />}
      {told && <SecretDialog told={told} onClose={() => setTold(undefined)} />}
    </>
  );
};
