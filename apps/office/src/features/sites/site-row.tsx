import type { DeskSiteRow } from '@novosel/contract/sites/desk-endpoints.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Link } from 'react-router';
import listPane from '../../shared/panes/list-pane.module.css';
import rowLink from '../../shared/panes/row-link.module.css';
import { sitePath } from '../../shared/paths.ts';
import { SiteMarks } from './site-marks.tsx';
import styles from './sites.module.css';

interface SiteRowProps {
  site: DeskSiteRow;
  /** The server's moment, in ms. */
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
    <li>
      <Link
        to={sitePath(site.clientId)}
        className={classNames(rowLink.row, listPane.row, chosen && rowLink.chosen)}
        aria-current={chosen ? 'true' : undefined}
      >
        <span className={listPane.top}>
          <b>{site.name}</b>
          <SiteMarks site={site} />
        </span>
        <span className={styles.quiet}>{[machine ? t('sites.machine') : site.domain, used].join(' · ')}</span>
      </Link>
    </li>
  );
};
