import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { completedAct } from '@novosel/contract/deals/flat-category.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { Progress } from '@novosel/ui/status/progress.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEstateWords } from '../../shared/estate/use-estate-words.ts';
import styles from './dashboard.module.css';
import { HousePicture } from './house-picture.tsx';

/** The building progress of the house, with the reader's floor in it; hidden once he has the keys. */
export const HouseCard = ({ deal: { card, turn } }: { deal: DealView }) => {
  const t = useText();
  const words = useEstateWords();
  const { estate } = card;
  const { floor, floors, section, building, handover } = estate;
  if (floor < 1 || turn.act === completedAct) return null;
  const built = Math.min(building.builtFloors, floors);
  return (
    <Card title={t('dashboard.house')}>
      <div className="from-tablet">
        <HousePicture
          sections={[{ number: section, floors }]}
          builtFloors={building.builtFloors}
          label={t('estate.house.label', { floor, floors, built })}
          own={{ section, floor, text: t('dashboard.house.own') }}
        />
      </div>
      <div className={classNames('phone', styles.grows)}>
        <Progress label={t('estate.house.label', { floor, floors, built })} value={(built / floors) * 100} />
      </div>
      <p>{t('dashboard.house.built', { built, floors, stands: built >= floor ? 'yes' : 'no' })}</p>
      <p className="small muted">{t('dashboard.house.keys', { quarter: words.quarter(handover) })}</p>
    </Card>
  );
};
