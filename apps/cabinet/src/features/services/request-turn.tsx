import type { ServiceView } from '@novosel/contract/services/schema.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { TurnPanel } from '@novosel/ui/blocks/turn-panel.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';

const parties = { buyer: 'you', staff: 'us', partner: 'third', nobody: 'third' } as const;

/** Whose turn it is, what to do, until when, and what happens if not. */
export const RequestTurn = ({ one: { id, state, turn, promisedBy, since, now } }: { one: ServiceView }) => {
  const t = useText();
  const locale = useLocale();
  const late = promisedBy !== null && promisedBy < now;
  const term = promisedBy
    ? t(late ? 'services.late' : 'services.until', { day: formatDay(promisedBy, { now, locale }) })
    : t('services.since', { day: formatDay(since, { now, locale }) });
  return (
    <TurnPanel
      party={parties[turn]}
      who={t('services.who', { turn })}
      term={term}
      title={t('services.state', { state })}
      why={t('services.why', { state })}
      otherwise={
        late ? t('services.late.note') : turn === 'nobody' ? undefined : t('services.otherwise', { turn })
      }
      actions={
        state === 'draft' && (
          <ButtonLink href={path('servicesTaxSign', { id })} variant="inverse">
            {t('services.sign')}
          </ButtonLink>
        )
      }
    />
  );
};
