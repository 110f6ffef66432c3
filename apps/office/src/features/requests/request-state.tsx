import { requestStatuses } from '@novosel/contract/services/requests.ts';
import type { ServiceItem } from '@novosel/contract/services/schema.ts';
import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';

const tones: Readonly<Record<ServiceItem['turn'], PillTone>> = {
  buyer: 'neutral',
  staff: 'turn',
  partner: 'third',
  nobody: 'neutral',
};

/** Where a request is; what is late says so first. */
export const RequestState = ({
  state,
  turn,
  promisedBy,
  now,
}: Pick<ServiceItem, 'state' | 'turn' | 'promisedBy'> & { now: number }) => {
  const t = useText();
  const locale = useLocale();
  if (promisedBy && Date.parse(promisedBy) < now) return <Pill tone="bad">{t('services.late')}</Pill>;
  const words = Object.hasOwn(requestStatuses, state)
    ? requestStatuses[Number(state) as keyof typeof requestStatuses][locale]
    : t('services.ended', { state });
  return <Pill tone={tones[turn]}>{words}</Pill>;
};
