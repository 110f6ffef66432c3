import type { RequestItem } from '@novosel/contract/requests/calls.ts';
import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import type { StateWords } from './request-family.ts';

const tones: Readonly<Record<RequestItem['turn'], PillTone>> = {
  buyer: 'turn',
  staff: 'us',
  partner: 'third',
  nobody: 'neutral',
};

interface RequestPillProps extends Pick<RequestItem, 'state' | 'turn'> {
  of: { readonly doneIn: string; readonly words: StateWords };
}

/** The state of a request, in the colour of whose turn it is. */
export const RequestPill = ({ of, state, turn }: RequestPillProps) => {
  const t = useText();
  const locale = useLocale();
  return <Pill tone={state === of.doneIn ? 'good' : tones[turn]}>{of.words.status(t, state, locale)}</Pill>;
};
