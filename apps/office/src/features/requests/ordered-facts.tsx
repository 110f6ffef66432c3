import type { DeskService } from '@novosel/contract/services/desk-endpoints.ts';
import { registrationMethods } from '@novosel/contract/services/requests.ts';
import { dayParts, deductionGrounds, insuranceCovers } from '@novosel/contract/services/rules.ts';
import { type WordList, wordOf } from '@novosel/contract/texts/word-list.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { estateName } from '../../shared/words/estate-words.ts';

/** What was asked for, in words. */
export const OrderedFacts = ({
  one: { estate, details, createdAt, promisedBy, now },
}: {
  one: DeskService;
}) => {
  const t = useText();
  const locale = useLocale();
  const listed = (codes: readonly string[] | undefined, list: WordList) =>
    codes?.map((code) => wordOf(list, code, locale)).join(', ');
  const dayOf = (day: string | null | undefined) => (day ? formatDay(day, { now, locale }) : undefined);
  const facts: readonly (readonly [string, string | undefined])[] = [
    [
      'estate',
      estate ? `${estate.complex.title}, ${estate.building.number}, ${estateName(estate, t)}` : undefined,
    ],
    ['covers', listed(details.covers, insuranceCovers)],
    ['from', dayOf(details.from)],
    ['method', listed(details.method && [details.method], registrationMethods)],
    ['years', details.years?.join(', ')],
    ['grounds', listed(details.grounds, deductionGrounds)],
    ['day', dayOf(details.day)],
    ['part', listed(details.part && [details.part], dayParts)],
    ['createdAt', dayOf(createdAt)],
    ['promisedBy', dayOf(promisedBy)],
  ];
  const rows = facts.flatMap(([key, value]) =>
    value ? [{ key, label: t('services.fact', { fact: key }), value }] : [],
  );
  return <Kv rows={rows} />;
};
