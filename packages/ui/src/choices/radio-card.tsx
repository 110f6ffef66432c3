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
  /** Why this one cannot be chosen; stands in place of the note. */
  disabledReason?: string | undefined;
}

interface RadioCardsProps<Value> extends Left {
  label: ReactNode;
  /** The label is read out but not shown: a title stands above already. */
  hideLabel?: boolean | undefined;
  name?: string | undefined;
  /** Of all the cards together. */
  id?: string | undefined;
  choices: RadioChoice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Two beside each other where there is room. */
  across?: boolean | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One of two to four with consequences; real radios. */
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
