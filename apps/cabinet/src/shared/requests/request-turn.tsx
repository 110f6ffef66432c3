import type { RequestView } from '@novosel/contract/requests/calls.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { TurnPanel } from '@novosel/ui/blocks/turn-panel.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import type { ReactNode } from 'react';
import type { StateWords } from './request-family.ts';

const parties = { buyer: 'you', staff: 'us', partner: 'third', nobody: 'third' } as const;

interface RequestTurnProps {
  one: RequestView;
  words: StateWords;
  /** A button, where the turn needs one of its own. */
  action: ReactNode;
}

/** Whose turn it is, what to do, until when, and what happens otherwise. */
export const RequestTurn = ({ one, words, action }: RequestTurnProps) => {
  const { state, turn, promisedBy, since, now } = one;
  const t = useText();
  const locale = useLocale();
  const late = promisedBy !== null && promisedBy < now;
  const term = promisedBy
    ? t(late ? 'requests.late' : 'requests.until', { day: formatDay(promisedBy, { now, locale }) })
    : t('requests.since', { day: formatDay(since, { now, locale }) });
  return (
    <TurnPanel
      party={parties[turn]}
      who={t('requests.who', { turn })}
      term={term}
      title={words.title(t, state)}
      why={words.why(t, state)}
      otherwise={
        late ? t('requests.late.note') : turn === 'nobody' ? undefined : t('requests.otherwise', { turn })
      }
      actions={action}
    />
  );
};
