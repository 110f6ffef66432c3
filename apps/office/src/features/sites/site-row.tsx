import type { DeskSiteRow } from '@novosel/contract/sites/desk-endpoints.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import listPane from '../../shared/panes/list-pane.module.css';
import { ListRow } from '../../shared/panes/list-row.tsx';
import { sitePath } from './paths.ts';
import { SiteMarks } from './site-marks.tsx';
import styles from './sites.module.css';

interface SiteRowProps {
  site: DeskSiteRow;
  /** The server's present moment, in ms. */
  now: number;
  chosen: boolean;
}

export const SiteRow = ({ site, now, chosen }: SiteRowProps) => {
  const t = useText();
  const locale = useLocale();
  const machine = site.kind === 'machine';
  const used = site.usedAt
    ? t(machine ? 'sites.row.token' : 'sites.row.signIn', {
        when: formatDayTime(site.usedAt, { now, locale }),
      })
    : t(machine ? 'sites.row.noTokens' : 'sites.row.noSignIns');
  return (
    <ListRow href={sitePath(site.clientId)} chosen={chosen}>
      <span className={listPane.top}>
        <b>{site.name}</b>
        <SiteMarks site={site} />
      </span>
      <span className={styles.quiet}>{[machine ? t('sites.machine') : site.domain, used].join(' · ')}</span>
    </ListRow>
  );
};
