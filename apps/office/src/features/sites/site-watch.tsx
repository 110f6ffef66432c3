import type { DeskSite } from '@novosel/contract/sites/desk-endpoints.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Section } from '../../shared/panes/section.tsx';
import { personPath } from '../../shared/paths.ts';

interface SiteWatchProps {
  site: DeskSite;
  /** The server's present moment, in ms. */
  now: number;
}

/** Activity of a client: who signs in by it, and whether it receives sign-out notices. */
export const SiteWatch = ({ site, now }: SiteWatchProps) => {
  const t = useText();
  const locale = useLocale();
  const when = (moment: string | null) =>
    moment ? formatDayTime(moment, { now, locale }) : t('sites.never');
  const rows =
    site.kind === 'machine'
      ? [
          { key: 'used', label: t('sites.watch.token'), value: when(site.usedAt) },
          { key: 'alive', label: t('sites.watch.tokens'), value: site.alive },
        ]
      : [
          { key: 'all', label: t('sites.watch.people'), value: site.people.all },
          { key: 'day', label: t('sites.watch.day'), value: site.people.day },
          { key: 'month', label: t('sites.watch.month'), value: site.people.month },
          { key: 'alive', label: t('sites.watch.alive'), value: site.alive },
          ...(site.backchannelUrl
            ? [
                { key: 'told', label: t('sites.watch.told'), value: when(site.toldAt) },
                { key: 'notTold', label: t('sites.watch.notTold'), value: site.notTold },
              ]
            : []),
        ];
  return (
    <>
      <Section title={t('sites.watch')}>
        <Kv rows={rows} />
      </Section>
      {site.kind === 'site' && (
        <Section title={t('sites.signIns')}>
          {site.signIns.length === 0 && <p className="small muted">{t('sites.signIns.none')}</p>}
          <List label={t('sites.signIns')}>
            {site.signIns.map(({ person, name, at }) => (
              <ListRow key={person} title={name} note={when(at)} href={personPath(person)} />
            ))}
          </List>
        </Section>
      )}
    </>
  );
};
