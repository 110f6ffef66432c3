import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { classNames } from './class-names.ts';
import { useText } from './i18n.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './stages.module.css';

export interface Stage {
  key: string;
  title: string;
  /** Under the title: a date, «одобрена 17 ноября». */
  note?: string | undefined;
  state: 'done' | 'now' | 'next';
  href?: string | undefined;
}

const Dot = ({ done }: { done: boolean }) => (
  <span className={styles.dot}>{done && <Icon of={Check} className={styles.check} />}</span>
);

const Title = ({ stage }: { stage: Stage }) =>
  stage.href ? (
    <Link href={stage.href} className={styles.title}>
      {stage.title}
    </Link>
  ) : (
    <b className={styles.title}>{stage.title}</b>
  );

/** Where the deal is: six steps in a row, folded on a phone. */
export const Stages = ({ stages }: { stages: Stage[] }) => {
  const t = useText();
  const at = Math.max(
    0,
    stages.findIndex((stage) => stage.state === 'now'),
  );
  const items = (withNote: boolean) =>
    stages.map((stage) => (
      <li
        key={stage.key}
        className={classNames(styles.step, styles[stage.state])}
        aria-current={stage.state === 'now' ? 'step' : undefined}
      >
        <Dot done={stage.state === 'done'} />
        <span>
          <Title stage={stage} />
          {stage.state === 'done' && <span className="sr">{t('ui.stages.done')}</span>}
          {withNote && stage.note}
        </span>
      </li>
    ));
  return (
    <nav aria-label={t('ui.stages')}>
      <ol className={styles.row}>{items(true)}</ol>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <span className="kicker">{t('ui.stages.of', { at: at + 1, of: stages.length })}</span>
          <b>{stages[at]?.title}</b>
          <Icon of={ChevronDown} size="l" className={styles.chevron} />
          <span className={styles.bars} aria-hidden="true">
            {stages.map(({ key, state }) => (
              <i key={key} className={styles[state]} />
            ))}
          </span>
        </summary>
        <ol>{items(false)}</ol>
      </details>
    </nav>
  );
};
