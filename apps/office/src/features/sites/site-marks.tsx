import type { DeskSiteRow } from '@novosel/contract/sites/desk-endpoints.ts';
import { siteState } from '@novosel/contract/sites/desk-rules.ts';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './sites.module.css';

const tones = { works: 'good', dead: 'warn', blocked: 'bad' } as const;

/** Whether a client is active, and settings that make it less secure than others. */
export const SiteMarks = ({ site }: { site: DeskSiteRow }) => {
  const t = useText();
  const state = siteState(site);
  return (
    <span className={styles.marks}>
      {site.withoutPkce && (
        <Pill tone="warn" plain>
          {t('sites.mark.withoutPkce')}
        </Pill>
      )}
      <Pill tone={tones[state]}>{t(`sites.state.${state}`)}</Pill>
    </span>
  );
};
