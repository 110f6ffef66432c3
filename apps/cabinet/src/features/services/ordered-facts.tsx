import { orderFacts } from '@novosel/contract/services/order-facts.ts';
import type { ServiceView } from '@novosel/contract/services/schema.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useEstateWords } from '../../shared/estate/use-estate-words.ts';

/** What was asked for, in words. */
export const OrderedFacts = ({ one: { estate, details, createdAt, now } }: { one: ServiceView }) => {
  const t = useText();
  const locale = useLocale();
  const words = useEstateWords();
  const facts = [
    ...(estate ? [{ field: 'estate', value: `${words.title(estate)}, ${words.name(estate)}` }] : []),
    ...orderFacts(details, { locale, now }),
    { field: 'createdAt', value: formatDay(createdAt, { now, locale }) },
  ];
  return (
    <Kv
      rows={facts.map(({ field, value }) => ({
        key: field,
        label: t('services.fact', { fact: field }),
        value,
      }))}
    />
  );
};
