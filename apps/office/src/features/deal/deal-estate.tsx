import { joinedTerm } from '@novosel/contract/booking/terms.ts';
import type { Plan } from '@novosel/contract/catalogue/drawn/plan.ts';
import { paymentFormOf } from '@novosel/contract/deals/payment-form.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { formatDayTime, type When } from '@novosel/contract/time/time.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { PlanDrawing } from '@novosel/ui/drawings/plan/plan-drawing.tsx';
import { type Translate, useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Section } from '../../shared/panes/section.tsx';
import { dealPath } from '../../shared/paths.ts';
import { estateName } from '../../shared/words/estate-words.ts';
import styles from './deal-estate.module.css';

/** Square metres with one decimal. */
const area = (centiM2: number, locale: string) =>
  (centiM2 / 100).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 });

/** The end of the booking, while it matters: later the contract decides. */
function termRows(
  { deal, contractSignedAt }: DeskDeal,
  now: When,
  moment: (at: string) => string,
  t: Translate,
) {
  const { closedAt, bookedUntil, holdUntil, term } = deal.booking;
  const row = (key: string, at: string) => ({ key, label: t(`deal.facts.${key}`), value: moment(at) });
  if (closedAt !== null) return [row('closed', closedAt)];
  if (contractSignedAt !== null) return [row('contract', contractSignedAt)];
  const until = bookedUntil ?? holdUntil;
  const lapsed = Date.parse(until) <= new Date(now).getTime();
  const days = { key: 'term', label: t('deal.facts.term'), value: t('deal.facts.days', { days: term.days }) };
  const end = row(lapsed ? 'lapsed' : 'until', until);
  return term.code === joinedTerm ? [end] : [end, days];
}

/** The plan of the estate, with the facts of the booking beside it. */
export const DealEstate = ({ view, now }: { view: DeskDeal; now: When }) => {
  const t = useText();
  const locale = useLocale();
  const { card, booking, schedule, linked } = view.deal;
  const { estate } = card;
  // The server validated the answer by planSchema before sending it.
  const plan = card.plan as unknown as Plan | null;
  const rows = [
    ...termRows(view, now, (at) => formatDayTime(at, { now, locale }), t),
    { key: 'begun', label: t('deal.facts.begun'), value: formatDayTime(booking.startedAt, { now, locale }) },
    {
      key: 'form',
      label: t('deal.facts.form'),
      value: t(`deal.form.${paymentFormOf(view.deal)}`, { count: schedule?.payments.length ?? 0 }),
    },
    {
      key: 'area',
      label: t('deal.facts.area'),
      value: t('deal.facts.m2', { area: area(estate.areas.all, locale) }),
    },
    {
      key: 'floor',
      label: t('deal.facts.floor'),
      value: t('deal.facts.floorOf', { floor: estate.floor, floors: estate.floors }),
    },
    { key: 'building', label: t('deal.facts.building'), value: estate.building.number },
    ...linked.map(({ id, number, estate }) => ({
      key: id,
      label: t('deal.facts.linked'),
      value: <Link href={dealPath(id)}>{`${number}, ${estateName(estate, t)}`}</Link>,
    })),
  ];
  return (
    <div className={styles.root}>
      {plan && (
        <Section title={t('deal.plan')}>
          <PlanDrawing
            plan={plan}
            locale={locale}
            variant="small"
            maxHeight={240}
            label={t('deal.plan.label', {
              estate: estateName(estate, t),
              area: area(estate.areas.all, locale),
            })}
          />
        </Section>
      )}
      <Section title={t('deal.facts')}>
        <div className="small">
          <Kv rows={rows} />
        </div>
      </Section>
    </div>
  );
};
