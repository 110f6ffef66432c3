import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { isHours } from './hours-text.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

interface WeekFieldsProps {
  /** Hours of each weekday as they are typed, Monday first. */
  readonly typed: readonly string[];
  readonly onChange: (typed: readonly string[]) => void;
  /** Saving has been tried: what is wrong is said. */
  readonly tried: boolean;
}

/** Working hours, a line for each weekday. */
export const WeekFields = ({ typed, onChange, tried }: WeekFieldsProps) => {
  const t = useText();
  return weekdays.map((day, at) => (
    <TextField
      key={day}
      label={t('appointments.weekday', { day: String(day) })}
      hint={at === 0 ? t('appointments.hours.hint') : undefined}
      value={typed[at] ?? ''}
      error={tried && !isHours(typed[at] ?? '') ? t('appointments.hours.wrong') : undefined}
      onChange={({ target }) => onChange(typed.map((text, place) => (place === at ? target.value : text)))}
    />
  ));
};
