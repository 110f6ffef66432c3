import type { DeskRequest } from '@novosel/contract/requests/any-endpoints.ts';
import type { FactWords } from '@novosel/contract/requests/facts.ts';
import type { RequestInbox } from '@novosel/contract/requests/inbox.ts';
import { wordOf } from '@novosel/contract/texts/word-list.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { estateName } from '../../shared/words/estate-words.ts';

interface OrderedFactsProps {
  facts: RequestInbox['facts'];
  one: DeskRequest;
}

/** The ordered details, in words. */
export const OrderedFacts = ({
  facts,
  one: { estate, details, createdAt, promisedBy, now },
}: OrderedFactsProps) => {
  const t = useText();
  const locale = useLocale();
  const dayOf = (day: string | null) => (day ? formatDay(day, { now, locale }) : undefined);
  const told = (value: unknown, of: FactWords['of']) => {
    if (of === 'day') return formatDay(String(value), { now, locale });
    return of ? wordOf(of, String(value), locale) : String(value);
  };
  const values = new Map<string, unknown>(Object.entries(details));
  const ordered = Object.entries(facts).map(([key, { of, ...words }]) => {
    const value = values.get(key);
    const all: readonly unknown[] = Array.isArray(value) ? value : [value ?? []].flat();
    return { key, label: words[locale], value: all.map((each) => told(each, of)).join(', ') };
  });
  const rows = [
    {
      key: 'estate',
      label: t('requests.fact.estate'),
      value: estate && `${estate.complex.title}, ${estate.building.number}, ${estateName(estate, t)}`,
    },
    ...ordered,
    { key: 'createdAt', label: t('requests.fact.createdAt'), value: dayOf(createdAt) },
    { key: 'promisedBy', label: t('requests.fact.promisedBy'), value: dayOf(promisedBy) },
  ];
  return <Kv rows={rows.flatMap(({ value, ...row }) => (value ? [{ ...row, value }] : []))} />;
};
