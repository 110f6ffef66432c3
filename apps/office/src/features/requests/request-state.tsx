import type { RequestRow } from '@novosel/contract/requests/any-endpoints.ts';
import { type WordList, wordOf } from '@novosel/contract/texts/word-list.ts';
import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';

const tones: Readonly<Record<RequestRow['turn'], PillTone>> = {
  buyer: 'neutral',
  staff: 'turn',
  partner: 'third',
  nobody: 'neutral',
};

interface RequestStateProps extends Pick<RequestRow, 'state' | 'turn' | 'promisedBy'> {
  states: WordList;
  now: number;
}

/** The state of a request; a late one says so first. */
export const RequestState = ({ state, states, turn, promisedBy, now }: RequestStateProps) => {
  const t = useText();
  const locale = useLocale();
  if (promisedBy && Date.parse(promisedBy) < now) return <Pill tone="bad">{t('requests.late')}</Pill>;
  return <Pill tone={tones[turn]}>{wordOf(states, state, locale)}</Pill>;
};
