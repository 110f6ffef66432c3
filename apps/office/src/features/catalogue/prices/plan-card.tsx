import { isoDay } from '@novosel/contract/time/time.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { ImportDrop } from '../imports/acts/import-drop.tsx';
import styles from './plan-card.module.css';
import { isAhead } from './planned-groups.ts';

/** Plans prices for a future day: first the day, then the file. */
export const PlanCard = () => {
  const t = useText();
  const [day, setDay] = useState('');
  const ahead = isAhead(day, isoDay(Date.now()));
  const finished = /^\d{4}-\d{2}-\d{2}$/.test(day);
  return (
    <Card title={t('catalogue.plan.new')}>
      <div className={styles.root}>
        <DateField
          className={styles.day}
          label={t('catalogue.plan.day')}
          hint={t('catalogue.plan.day.hint')}
          required
          value={day}
          error={finished && !ahead ? t('catalogue.plan.day.past') : undefined}
          onChange={setDay}
        />
        {ahead ? (
          <ImportDrop label={t('catalogue.plan.file')} validFrom={day} />
        ) : (
          <p className="small muted">{t('catalogue.plan.day.first')}</p>
        )}
      </div>
    </Card>
  );
};
