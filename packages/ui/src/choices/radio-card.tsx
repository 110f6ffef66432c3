import { type ReactNode, type Ref, useId } from 'react';
import { keepFocus } from '../behaviour/keep-focus.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import { classNames } from '../look/class-names.ts';
import { type Left, whenLeft } from '../text/when-left.ts';
import { ChoiceBox } from './choice-box.tsx';
import styles from './radio-card.module.css';

interface RadioChoice<Value> {
  value: Value;
  title: ReactNode;
  /** At the right of the title: the price. */
  end?: ReactNode | undefined;
  note?: ReactNode | undefined;
  /** Why it is disabled; replaces the note. */
  disabledReason?: string | undefined;
}

interface RadioCardsProps<Value> extends Left {
  label: ReactNode;
  /** Hides the label visually: there is a title above already. */
  hideLabel?: boolean | undefined;
  name?: string | undefined;
  /** ID of the whole group of cards. */
  id?: string | undefined;
  choices: RadioChoice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Shows two side by side where there is room. */
  across?: boolean | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A choice of one of two to four options with consequences; native radio buttons. */
export const RadioCards = <Value extends string>(props: RadioCardsProps<Value>) => {
  const { label, hideLabel, name, choices, value, onChange, onBlur, across, error, ref } = props;
  const madeName = useId();
  return (
    <FieldGroup label={label} hideLabel={hideLabel} error={error}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on a card is no leaving of the card
          before it */}
      <div
        id={props.id}
        className={classNames(styles.cards, across && styles.across)}
        onMouseDown={keepFocus}
        onBlur={whenLeft(onBlur)}
      >
        {choices.map((choice, index) => (
          <ChoiceBox key={choice.value} className={styles.card}>
            <input
              className="sr"
              type="radio"
              ref={index === 0 ? ref : undefined}
              name={name ?? madeName}
              value={choice.value}
              checked={choice.value === value}
              disabled={Boolean(choice.disabledReason)}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.dot} />
            <b>{choice.title}</b>
            {choice.end && <b className="num">{choice.end}</b>}
            {(choice.disabledReason ?? choice.note) && (
              <span className={styles.note}>{choice.disabledReason ?? choice.note}</span>
            )}
          </ChoiceBox>
        ))}
      </div>
    </FieldGroup>
  );
};
