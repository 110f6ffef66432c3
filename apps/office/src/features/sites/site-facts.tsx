import type { DeskSite } from '@novosel/contract/sites/desk-endpoints.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Section } from '../../shared/panes/section.tsx';
import styles from './sites.module.css';

interface SiteFactsProps {
  site: DeskSite;
  /** The server's present moment, in ms. */
  now: number;
}

/** The registration of a client (S1-49). */
export const SiteFacts = ({ site, now }: SiteFactsProps) => {
  const t = useText();
  const locale = useLocale();
  const scopes = site.scopes.map((scope) => t(`sites.scope.${scope}`)).join(', ') || t('sites.scope.none');
  const of = (key: string, value: string) => ({ key, label: t(`sites.${key}`), value });
  const addresses = [
    of('domain', site.domain),
    of('baseUrl', site.baseUrl),
    of('loginUrl', site.loginUrl),
    of('logoutUrl', site.logoutUrl),
    ...site.redirectUris.map((uri) => ({ ...of('redirectUris', uri), key: uri })),
    of('postLogoutUri', site.postLogoutUri ?? site.baseUrl),
    of('backchannelUrl', site.backchannelUrl ?? t('sites.backchannelUrl.none')),
    of('whose', t(site.firstParty ? 'sites.whose.own' : 'sites.whose.other')),
  ];
  const protection = [
    of('pkce', t(site.withoutPkce ? 'sites.pkce.without' : 'sites.pkce.required')),
    of('subjects', t(site.ownSubjects ? 'sites.subjects.own' : 'sites.subjects.row')),
  ];
  return (
    <Section title={t('sites.facts')}>
      <div className={styles.facts}>
        <Kv
          rows={[
            of('clientId', site.clientId),
            ...(site.kind === 'site' ? addresses : []),
            of('scopes', scopes),
            of('secret', t(site.confidential ? 'sites.secret.kept' : 'sites.secret.none')),
            ...(site.kind === 'site' ? protection : []),
            ...(site.createdAt ? [of('createdAt', formatDayTime(site.createdAt, { now, locale }))] : []),
          ]}
        />
      </div>
    </Section>
  );
};
