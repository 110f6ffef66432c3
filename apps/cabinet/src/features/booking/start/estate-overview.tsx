import type { EstateCard } from '@novosel/contract/catalogue/endpoints.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { EstateFacts } from '../../../shared/estate/estate-facts.tsx';
import { EstatePlan } from '../../../shared/estate/estate-plan.tsx';
import { EstateWhere } from '../../../shared/estate/estate-where.tsx';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import layout from '../booking-layout.module.css';
import styles from './estate-overview.module.css';

/** The estate: plan with dimensions, facts, its position on the floor and in the house. */
export const EstateOverview = ({ card }: { card: EstateCard }) => {
  const t = useText();
  const words = useEstateWords();
  return (
    <div className={layout.order}>
      <Card
        className={layout.first}
        title={words.title(card.estate)}
        end={<Pill tone="good">{t('booking.estate.free')}</Pill>}
      >
        <div className={styles.plan}>
          <EstatePlan card={card} maxHeight={460} />
        </div>
        <div className={styles.facts}>
          <EstateFacts estate={card.estate} />
        </div>
      </Card>
      <Card className={layout.last} title={t('booking.estate.where')}>
        <EstateWhere card={card} />
      </Card>
    </div>
  );
};
