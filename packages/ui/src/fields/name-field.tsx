import { type NameKind, nameQuestionPhrase } from '@novosel/contract/fields/names.ts';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId, useState } from 'react';
import { LinkButton } from '../actions/link-button.tsx';
import { classNames } from '../look/class-names.ts';
import { Icon } from '../look/icon.tsx';
import { useLocale, useText } from '../text/i18n.tsx';
import { makeSure, openQuestion } from '../text/sure-names.ts';
import styles from './name-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface NameFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'maxLength'> {
  kind?: NameKind | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Of a patronymic: called when the person says that he has none. */
  onNone?: (() => void) | undefined;
}

/**
 * A name of a person. A probable typing error (letters of two alphabets, «нет» for a patronymic) makes the
 * field ask at once, and the form cannot be sent until the person answers (`openQuestion`).
 */
export const NameField = (props: NameFieldProps) => {
  const { kind = 'name', value, onChange, onNone, error, hint, className, ...rest } = props;
  const t = useText();
  const locale = useLocale();
  const madeId = useId();
  const id = rest.id ?? madeId;
  const [, answered] = useState(0);
  const question = openQuestion(kind, value);
  const back = () => document.getElementById(id)?.focus();
  const take = (text: string) => {
    onChange(text);
    back();
  };
  const keep = () => {
    makeSure(kind, value);
    answered((times) => times + 1);
    // Makes the form check the unchanged text again: the question is answered.
    take(value);
  };
  const words = question && nameQuestionPhrase(question, locale);
  const asks = words && (
    <span className={styles.asks}>
      <Icon of={TriangleAlert} size="s" className={styles.icon} />
      <span>{words}</span>
    </span>
  );
  const mended = question?.ask === 'two-alphabets' ? question.mended : undefined;
  return (
    <div className={classNames(styles.root, className)}>
      <TextField
        {...rest}
        id={id}
        value={value}
        hint={asks ?? hint}
        error={question ? undefined : error}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="sr" role="status">
        {words}
      </p>
      {question && (
        <div className={styles.answers}>
          {mended !== undefined && (
            <LinkButton onClick={() => take(mended)}>{t('ui.name.mend', { name: mended })}</LinkButton>
          )}
          {question.ask === 'no-patronymic' && onNone && (
            <LinkButton onClick={onNone}>{t('ui.name.none')}</LinkButton>
          )}
          <LinkButton onClick={keep}>{t('ui.name.keep')}</LinkButton>
        </div>
      )}
    </div>
  );
};
