import { opinionSubjectWords } from '@novosel/contract/slips/rules.ts';
import type { SlipMatter } from '@novosel/contract/slips/schema.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';

/** The subject of the slip, when and where. */
export const SlipFacts = ({ matter }: { matter: SlipMatter }) => {
  const t = useText();
  const locale = useLocale();
  const { subject, what, at, place } = matter;
  const rows = [
    { key: 'subject', label: t('slips.subject'), value: subject && opinionSubjectWords[subject][locale] },
    { key: 'what', label: t('slips.what'), value: what },
    { key: 'at', label: t('slips.at'), value: at && formatDayTime(at, { now: Date.now(), locale }) },
    { key: 'place', label: t('slips.place'), value: place },
  ];
  return <Kv rows={rows.filter(({ value }) => value)} />;
};
