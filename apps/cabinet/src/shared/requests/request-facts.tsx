import type { RequestView } from '@novosel/contract/requests/calls.ts';
import { type FactWords, factsOf } from '@novosel/contract/requests/facts.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useEstateWords } from '../estate/use-estate-words.ts';

interface RequestFactsProps {
  facts: Readonly<Record<string, FactWords>>;
  one: RequestView;
}

/** The ordered details, in words. */
export const RequestFacts = ({ facts, one: { estate, details, createdAt, now } }: RequestFactsProps) => {
  const t = useText();
  const locale = useLocale();
  const words = useEstateWords();
  const ofEstate = estate && {
    key: 'estate',
    label: t('requests.fact.estate'),
    value: `${words.title(estate)}, ${words.name(estate)}`,
  };
  const made = {
    key: 'createdAt',
    label: t('requests.fact.createdAt'),
    value: formatDay(createdAt, { now, locale }),
  };
  return <Kv rows={[...(ofEstate ? [ofEstate] : []), ...factsOf(facts, details, { locale, now }), made]} />;
};
