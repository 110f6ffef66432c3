import { slipLimits } from '@novosel/contract/slips/rules.ts';
import { ChoiceBox } from '@novosel/ui/choices/choice-box.tsx';
import { FieldGroup } from '@novosel/ui/fields/field-group.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useId } from 'react';
import styles from './mark-field.module.css';

const { worstMark, bestMark } = slipLimits;
const marks = Array.from({ length: bestMark - worstMark + 1 }, (_, place) => worstMark + place);

interface MarkFieldProps {
  value: number | null;
  error: string | undefined;
  onChange: (mark: number) => void;
}

/** One of five marks; native radio buttons, so that arrow keys work. */
export const MarkField = ({ value, error, onChange }: MarkFieldProps) => {
  const t = useText();
  const id = useId();
  return (
    <FieldGroup label={t('slips.mark')} error={error} className={styles.root}>
      <div className={styles.marks}>
        {marks.map((mark) => (
          <ChoiceBox key={mark} className={styles.mark}>
            <input
              className="sr"
              type="radio"
              name={id}
              value={mark}
              aria-label={t(`slips.mark.${mark}`)}
              checked={mark === value}
              onChange={() => onChange(mark)}
            />
            {mark}
          </ChoiceBox>
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{t(`slips.mark.${worstMark}.short`)}</span>
        <span>{t(`slips.mark.${bestMark}.short`)}</span>
      </p>
    </FieldGroup>
  );
};
