import { registrationMethods } from '@novosel/contract/services/requests.ts';
import { dayParts, deductionGrounds, insuranceCovers } from '@novosel/contract/services/rules.ts';
import type { ServiceView } from '@novosel/contract/services/schema.ts';
import { type WordList, wordOf } from '@novosel/contract/texts/word-list.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useEstateWords } from '../../shared/estate/use-estate-words.ts';

/** What was asked for, in words. */
export const OrderedFacts = ({ one: { estate, details, createdAt, now } }: { one: ServiceView }) => {
  const t = useText();
  const locale = useLocale();
  const words = useEstateWords();
  const listed = (codes: readonly string[] | undefined, list: WordList) =>
    codes?.map((code) => wordOf(list, code, locale)).join(', ');
  const dayOf = (day: string | undefined) => day && formatDay(day, { now, locale });
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['estate', estate ? `${words.title(estate)}, ${words.name(estate)}` : undefined],
    ['covers', listed(details.covers, insuranceCovers)],
    ['from', dayOf(details.from)],
    ['method', listed(details.method && [details.method], registrationMethods)],
    ['years', details.years?.join(', ')],
    ['grounds', listed(details.grounds, deductionGrounds)],
    ['day', dayOf(details.day)],
    ['part', listed(details.part && [details.part], dayParts)],
    ['createdAt', formatDay(createdAt, { now, locale })],
  ];
  const rows = facts.flatMap(([key, value]) =>
    value ? [{ key, label: t('services.fact', { fact: key }), value }] : [],
  );
  return <Kv rows={rows} />;
};
