import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { CSSProperties } from 'react';
import { Link } from '../actions/link.tsx';
import { classNames } from '../look/class-names.ts';
import { Icon } from '../look/icon.tsx';
import { useText } from '../text/i18n.tsx';
import styles from './stages.module.css';

export interface Stage {
  key: string;
  title: string;
  /** Below the title: a date, «одобрена 17 ноября». */
  note?: string | undefined;
  state: 'done' | 'now' | 'next';
  /** Progress of the present stage, 0 to 1; the default is a little over one half. */
  progress?: number | undefined;
  href?: string | undefined;
}

interface StagesProps {
  stages: readonly Stage[];
  /** `assignment`: the contract passes to another person; numbered, since its steps have a fixed order. */
  variant?: 'deal' | 'assignment' | undefined;
  /** Its own accessible name instead of «Этапы сделки», for a page with two of them. */
  label?: string | undefined;
  /** Forces the look of a phone on a wide screen, for the page of the kit. */
  'data-as'?: 'phone' | undefined;
}

const usualProgress = 0.6;

const Dot = ({ done, number }: { done: boolean; number: number | undefined }) => (
  <span className={styles.dot}>{done ? <Icon of={Check} className={styles.check} /> : number}</span>
);

const Title = ({ stage }: { stage: Stage }) =>
  stage.href ? (
    <Link href={stage.href} className={styles.title}>
      {stage.title}
    </Link>
  ) : (
    <b className={styles.title}>{stage.title}</b>
  );

/** The progress bars: one for each stage, filled by its progress. */
const Slider = ({ stages, words }: { stages: readonly Stage[]; words: string }) => {
  const t = useText();
  const done = stages.filter(({ state }) => state === 'done').length;
  return (
    <span
      className={styles.bars}
      role="progressbar"
      aria-label={t('ui.stages.progress')}
      aria-valuemin={0}
      aria-valuemax={stages.length}
      aria-valuenow={done}
      aria-valuetext={words}
    >
      {stages.map(({ key, state }) => (
        <i key={key} className={styles[state]} />
      ))}
    </span>
  );
};

/**
 * The stages of a deal in a row with check marks; below 1232 px only the present one is unfolded (S2.7-23).
 */
export const Stages = ({ stages, variant = 'deal', label, 'data-as': as }: StagesProps) => {
  const t = useText();
  const now = stages.findIndex((stage) => stage.state === 'now');
  // When no stage is under way, all are done or none has begun.
  const at = now >= 0 ? now : stages.every(({ state }) => state === 'done') ? stages.length - 1 : 0;
  const words = t('ui.stages.of', { at: at + 1, of: stages.length });
  const share = stages[at]?.progress ?? usualProgress;
  const items = (withNote: boolean) =>
    stages.map((stage, index) => (
      <li
        key={stage.key}
        className={classNames(styles.step, styles[stage.state])}
        aria-current={stage.state === 'now' ? 'step' : undefined}
      >
        <Dot done={stage.state === 'done'} number={variant === 'assignment' ? index + 1 : undefined} />
        <span>
          {stage.state === 'done' && <span className="sr">{t('ui.stages.done')}</span>}
          <Title stage={stage} />
          {withNote && stage.note}
        </span>
      </li>
    ));
  return (
    <nav
      className={classNames(styles[variant], as === 'phone' && styles.shownFolded)}
      aria-label={label ?? t(variant === 'deal' ? 'ui.stages' : 'ui.stages.assignment')}
      style={{ '--progress': `${share * 100}%` } as CSSProperties}
    >
      <ol className={styles.row}>{items(true)}</ol>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <span className="kicker">{words}</span>
          <b>{stages[at]?.title}</b>
          <Icon of={ChevronDown} size="l" className={styles.chevron} />
          <Slider stages={stages} words={words} />
        </summary>
        <ol>{items(false)}</ol>
      </details>
    </nav>
  );
};
