import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { MaskedField } from '@novosel/ui/fields/masked-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { fromLocal, type LocalMoment } from '../../shared/words/moscow-time.ts';
import { timeMask } from '../../shared/words/time-mask.ts';
import styles from './slips.module.css';

interface MomentFieldProps {
  hint: string;
  error: string | undefined;
  /** Called with the moment in UTC; null while it is incomplete. */
  onChange: (moment: string | null) => void;
}

/** A day and an hour in Moscow, as two fields. */
export const MomentField = ({ hint, error, onChange }: MomentFieldProps) => {
  const t = useText();
  const [typed, setTyped] = useState<LocalMoment>({ day: '', time: '' });
  const change = (part: Partial<LocalMoment>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    const moment = fromLocal(next);
    onChange(moment === undefined ? null : new Date(moment).toISOString());
  };
  return (
    <div className={styles.moment}>
      <DateField
        label={t('slips.day')}
        hint={hint}
        required
        value={typed.day}
        error={error}
        onChange={(day) => change({ day })}
      />
      <MaskedField
        label={t('slips.time')}
        required
        inputMode="numeric"
        placeholder={t('slips.time.placeholder')}
        mask={timeMask}
        value={typed.time}
        onChange={(time) => change({ time })}
      />
    </div>
  );
};
