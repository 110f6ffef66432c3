import type { Plan } from '@novosel/contract/catalogue/plan.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { formatDayTime, type When } from '@novosel/contract/time.ts';
import { PlanDrawing } from '@novosel/ui/drawings/plan-drawing.tsx';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { Kv } from '@novosel/ui/kv.tsx';
import { Section } from '../../parts/section.tsx';
import { estateName } from '../../words/estate-words.ts';
import styles from './deal-estate.module.css';

/** Square metres of hundredths, with one decimal. */
const area = (centiM2: number, locale: string) =>
  (centiM2 / 100).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 });

/** The plan, and the facts of the booking beside it. */
export const DealEstate = ({ view, now }: { view: DeskDeal; now: When }) => {
  const t = useText();
  const locale = useLocale();
  const { card, booking } = view.deal;
  const { estate } = card;
  const { closedAt } = booking;
  const until = booking.bookedUntil ?? booking.holdUntil;
  // The server has held the answer to planSchema before it was sent.
  const plan = card.plan as unknown as Plan | null;
  const rows = [
    closedAt === null
      ? { key: 'until', label: t('deal.facts.until'), value: until && formatDayTime(until, { now, locale }) }
      : { key: 'closed', label: t('deal.facts.closed'), value: formatDayTime(closedAt, { now, locale }) },
    {
      key: 'term',
      label: t('deal.facts.term'),
      value: t('deal.facts.days', { days: booking.term.days }),
    },
    { key: 'begun', label: t('deal.facts.begun'), value: formatDayTime(booking.startedAt, { now, locale }) },
    { key: 'form', label: t('deal.facts.form'), value: t(`deal.form.${booking.price.form}`) },
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
  ].filter(({ value }) => value !== null);
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
