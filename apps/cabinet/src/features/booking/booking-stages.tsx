import type { BookingPage } from '@novosel/contract/booking/schema.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { type Stage, Stages } from '@novosel/ui/blocks/stages.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { screenPath } from './booking-flow.ts';
import layout from './booking-layout.module.css';

const steps = ['terms', 'passport', 'sign', 'payment'] as const;
type Step = (typeof steps)[number];

interface BookingStagesProps {
  page: BookingPage;
  now: Step;
  /** Whether the person chose a fee on the first screen, or the booking has one to pay. */
  withFee: boolean;
}

/** The present step of the booking: one of four, or of three when nothing is to pay. */
export const BookingStages = ({ page, now, withFee }: BookingStagesProps) => {
  const t = useText();
  const locale = useLocale();
  const { booking } = page;
  const shown = steps.filter((step) => step !== 'payment' || withFee);
  const at = shown.indexOf(now);
  const dates: Partial<Record<Step, string | null | undefined>> = {
    terms: booking?.startedAt,
    sign: booking?.agreement?.signedAt,
  };
  const noteOf = (step: Step, index: number) => {
    if (index === at) return t('booking.stage.here', { step });
    if (index > at) return t('booking.stage.ahead', { step });
    const date = dates[step];
    return t('booking.stage.done', { step, date: date ? formatDay(date, { now: page.now, locale }) : '' });
  };
  const stages = shown.map((step, index): Stage => {
    const state = index < at ? 'done' : index === at ? 'now' : 'next';
    // Only the passport may be reopened, and only before the signature.
    const href =
      step === 'passport' && now === 'sign' ? screenPath('passport', page.card.estate.id) : undefined;
    return { key: step, title: t('booking.stage', { step }), note: noteOf(step, index), state, href };
  });
  return (
    <Card className={layout.stages}>
      <Stages stages={stages} />
    </Card>
  );
};
