import type { EdsView, OwnOrder } from '@novosel/contract/eds/schema.ts';
import type { SignatureKind } from '@novosel/contract/eds/states.ts';
import { branches, type Ready, type SignatureWay } from '@novosel/contract/eds/ways.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { formatDay, formatDayTime, formatWeekday, isoDay, type When } from '@novosel/contract/time/time.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';

/** Words of orders and certificates in the reader's language. */
export const useEdsWords = () => {
  const t = useText();
  const locale = useLocale();
  return {
    way: (way: SignatureWay) => t('eds.way', { way }),
    kind: (kind: SignatureKind) => t('eds.kind', { kind }),
    price: (kopecks: number) =>
      kopecks === 0 ? t('eds.free') : formatMoney(kopecks, { suffix: t('eds.rubles') }),
    day: (when: When, now: When) => formatDay(when, { now, locale }),
    time: (when: When, now: When) => formatDayTime(when, { now, locale }),
    ready: (way: SignatureWay, { day }: Ready, now: string) => {
      const at = `${day}T12:00:00+03:00`;
      if (way === 'goskey') return t('eds.ready.app');
      const when = { day: formatDay(at, { now, locale }), weekday: formatWeekday(at, locale) };
      return day === isoDay(Date.parse(now) + dayMs)
        ? t('eds.ready.tomorrow', when)
        : t('eds.ready.on', when);
    },
    branch: (code: OwnOrder['branch']) => branches.find((one) => one.code === code)?.address[locale] ?? '',
    visit: ({ day, from }: NonNullable<OwnOrder['visit']>, now: string) =>
      t('eds.visit', { day: formatDay(`${day}T12:00:00+03:00`, { now, locale }), from, to: from + 4 }),
  };
};

const dayMs = 86_400_000;

/** The order that leads to a certificate now. */
export const openOrderOf = ({ orders }: EdsView): OwnOrder | undefined =>
  orders.find(({ state }) => state === 'to-pay' || state === 'asked' || state === 'identity');
