import type { Question } from '@novosel/contract/slips/questionnaires.ts';
import { slipLimits } from '@novosel/contract/slips/rules.ts';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { RadioCards } from '@novosel/ui/choices/radio-card.tsx';
import { FieldGroup } from '@novosel/ui/fields/field-group.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';

/** The present answer to a question. */
export interface Given {
  readonly choices: string[];
  readonly text: string;
}

interface QuestionFieldProps {
  question: Question;
  value: Given;
  error: string | undefined;
  onChange: (given: Given) => void;
}

/** The field for the kind of a question: one choice, several, or text. */
export const QuestionField = ({ question, value, error, onChange }: QuestionFieldProps) => {
  const t = useText();
  const locale = useLocale();
  const { title, required } = question;
  const label = required ? title[locale] : t('slips.question.optional', { question: title[locale] });
  if (question.kind === 'text')
    return (
      <TextArea
        label={label}
        rows={4}
        maxLength={slipLimits.textMost}
        value={value.text}
        error={error}
        onChange={(event) => onChange({ choices: [], text: event.target.value })}
      />
    );
  if (question.kind === 'one')
    return (
      <RadioCards
        label={label}
        choices={question.choices.map((choice) => ({ value: choice.id, title: choice[locale] }))}
        value={value.choices[0] ?? null}
        error={error}
        onChange={(choice) => onChange({ choices: [choice], text: '' })}
      />
    );
  const toggle = (choice: string, on: boolean) =>
    onChange({
      choices: on ? [...value.choices, choice] : value.choices.filter((one) => one !== choice),
      text: '',
    });
  return (
    <FieldGroup label={label} error={error}>
      {question.choices.map((choice) => (
        <Checkbox
          key={choice.id}
          value={value.choices.includes(choice.id)}
          onChange={(on) => toggle(choice.id, on)}
        >
          {choice[locale]}
        </Checkbox>
      ))}
    </FieldGroup>
  );
};
