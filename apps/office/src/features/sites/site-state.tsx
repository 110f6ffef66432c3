import type { DeskSiteRow } from '@novosel/contract/sites/desk-endpoints.ts';
import { siteState } from '@novosel/contract/sites/desk-rules.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { Pill } from '@novosel/ui/pill.tsx';

const tones = { works: 'good', dead: 'warn', blocked: 'bad' } as const;

/** Whether a client works, in a word. */
export const SiteStatePill = ({ site }: { site: DeskSiteRow }) => {
  const t = useText();
  const state = siteState(site);
  return <Pill tone={tones[state]}>{t(`sites.state.${state}`)}</Pill>;
};
