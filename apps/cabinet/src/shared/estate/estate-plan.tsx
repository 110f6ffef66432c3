import type { Plan } from '@novosel/contract/catalogue/drawn/plan.ts';
import type { EstateCard } from '@novosel/contract/catalogue/endpoints.ts';
import { PlanDrawing } from '@novosel/ui/drawings/plan/plan-drawing.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useEstateWords } from './use-estate-words.ts';

interface EstatePlanProps {
  card: Pick<EstateCard, 'estate' | 'plan'>;
  /** `small` has neither dimensions nor names of rooms. */
  variant?: 'full' | 'small' | 'blue';
  /** In CSS pixels. */
  maxHeight?: number;
}

/** The plan of an estate; renders nothing when it has none. */
export const EstatePlan = ({ card, variant = 'full', maxHeight }: EstatePlanProps) => {
  const t = useText();
  const locale = useLocale();
  const words = useEstateWords();
  if (!card.plan) return null;
  // The server validated the answer by planSchema before sending it.
  const plan = card.plan as unknown as Plan;
  const rooms = plan.rooms.map(
    ({ code, areaCentiM2 }) => `${words.room(code).toLocaleLowerCase(locale)} ${words.area(areaCentiM2)}`,
  );
  return (
    <PlanDrawing
      plan={plan}
      variant={variant}
      locale={locale}
      label={t('estate.plan.label', { estate: words.of(card.estate), rooms: rooms.join(', ') })}
      roomNames={Object.fromEntries(plan.rooms.map(({ code }) => [code, words.room(code)]))}
      {...(maxHeight !== undefined && { maxHeight })}
    />
  );
};
