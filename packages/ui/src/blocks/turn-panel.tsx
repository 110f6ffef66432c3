import Clock from 'lucide-react/icons/clock';
import { type ReactNode, useId } from 'react';
import { classNames } from '../look/class-names.ts';
import { Icon } from '../look/icon.tsx';
import styles from './turn-panel.module.css';

export interface TurnFact {
  readonly name: string;
  readonly value: ReactNode;
  /** Shows the most important fact larger. */
  readonly large?: boolean | undefined;
}

interface TurnPanelProps {
  /** Whose turn it is: only the buyer's turn is coloured. */
  party: 'you' | 'us' | 'third';
  /** Text of the chip: «Ваш ход», «Ждём банк». */
  who: ReactNode;
  /** Until when: «до 24 ноября, 18:00». */
  term?: ReactNode | undefined;
  /** What to do now: «Подпишите договор». */
  title: ReactNode;
  why?: ReactNode | undefined;
  /** Figures for the act: the sum, the day, the place. */
  facts?: readonly TurnFact[] | undefined;
  /** The dimension line of the term. */
  dim?: ReactNode | undefined;
  /** What is lost otherwise, and what happens next. */
  otherwise?: ReactNode | undefined;
  /** Buttons; on the buyer's turn `inverse` and `ghost`. */
  actions?: ReactNode | undefined;
  /** Content that an action has opened: a panel in the usual colours. */
  leaf?: ReactNode | undefined;
  /** A drawing at the right. */
  picture?: ReactNode | undefined;
  /** Smaller text, for a panel among others. */
  compact?: boolean | undefined;
}

/** Whose turn it is, what to do, until when, and what is lost otherwise; used once on a screen. */
export const TurnPanel = (props: TurnPanelProps) => {
  const { party, who, term, title, why, facts, dim, otherwise, actions, leaf, picture, compact } = props;
  const titleId = useId();
  const look = classNames(
    styles.root,
    party !== 'you' && styles.wait,
    party === 'us' && styles.us,
    !picture && styles.solo,
    compact && styles.compact,
  );
  return (
    <section className={look} aria-labelledby={titleId}>
      <div>
        <p className={styles.who}>
          <span className={styles.chip}>{who}</span>
          {term && <span className={styles.until}>{term}</span>}
        </p>
        <h2 id={titleId} className={classNames(compact ? 'title-l' : 'display', styles.what)}>
          {title}
        </h2>
        {why && <p className={styles.why}>{why}</p>}
        {facts && facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ name, value, large }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={large ? 'title-l num' : 'title-xs'}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
        {leaf && <div className={styles.leaf}>{leaf}</div>}
        {dim && <div className={styles.term}>{dim}</div>}
        {otherwise && (
          <div className={styles.otherwise}>
            <Icon of={Clock} />
            <div>{otherwise}</div>
          </div>
        )}
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </section>
  );
};
