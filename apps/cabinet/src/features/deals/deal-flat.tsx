import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import styles from '../../shared/deal/deals.module.css';
import { EstateFacts } from '../../shared/estate/estate-facts.tsx';
import { EstatePlan } from '../../shared/estate/estate-plan.tsx';
import { EstateWhere } from '../../shared/estate/estate-where.tsx';

/** The estate: its plan, or else its position on the floor and in the house. */
export const DealFlat = ({ card }: { card: DealView['card'] }) => {
  const t = useText();
  const [shown, show] = useState('plan');
  const choices = ['plan', 'where'].map((value) => ({
    value,
    label: t('deals.flat.show', { shown: value }),
  }));
  return (
    <Card
      title={t('deals.flat')}
      end={<Segmented label={t('deals.flat.choose')} choices={choices} value={shown} onChange={show} />}
    >
      <div className={styles.flat}>
        {shown === 'plan' ? <EstatePlan card={card} maxHeight={420} /> : <EstateWhere card={card} />}
      </div>
      <EstateFacts estate={card.estate} />
    </Card>
  );
};
