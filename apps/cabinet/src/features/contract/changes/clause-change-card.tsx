import type { ClauseChange, TextSpan } from '@novosel/contract/contracts/changes.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ReactNode } from 'react';
import { type ContractProps, clausePlace } from '../contract-props.ts';
import { ClauseQuestions } from '../questions/clause-questions.tsx';
import { ReadMark } from '../read-mark.tsx';
import styles from './changes.module.css';

const tones: Readonly<Record<ClauseChange['change'], PillTone>> = {
  same: 'neutral',
  changed: 'warn',
  added: 'good',
  removed: 'bad',
  moved: 'info',
};

interface ClauseChangeProps extends ContractProps {
  /** The earlier version. */
  readonly from: number;
  readonly change: ClauseChange;
}

/** What became of one clause: as it was and as it is, with the words that differ. */
export const ClauseChangeCard = ({ from, change: changed, ...props }: ClauseChangeProps) => {
  const t = useText();
  const { id, change, before, after, isMoved } = changed;
  const { current, reading, onLead } = props;
  const clause = after ?? before;
  if (!clause) return null;
  return (
    <Card
      id={clausePlace(id)}
      tabIndex={-1}
      className={styles.clause}
      level={3}
      title={
        <>
          <span className={styles.place}>
            {t('contract.place', { kind: clause.kind, number: clause.number })}
          </span>{' '}
          <span lang="ru">{clause.title}</span>
        </>
      }
      end={
        <Pill tone={tones[change]} plain>
          {t('contract.change', { change })}
        </Pill>
      }
    >
      <div className={styles.two}>
        <Side title={t('contract.was', { number: from })} none={t('contract.was.none')}>
          {before && <Words change={changed} drops="added" />}
        </Side>
        <Side title={t('contract.became', { number: current.number })} none={t('contract.became.none')}>
          {after && <Words change={changed} drops="removed" />}
        </Side>
      </div>
      {isMoved && before && after && (
        <p className="small muted">{t('contract.moved', { from: before.number, to: after.number })}</p>
      )}
      <ClauseQuestions {...props} clause={clause}>
        <ReadMark id={id} reading={reading} />
      </ClauseQuestions>
      {after && (
        <LinkButton className={styles.whole} onClick={() => onLead(id)}>
          {t('contract.whole')}
        </LinkButton>
      )}
    </Card>
  );
};

const Side = ({ title, none, children }: { title: string; none: string; children: ReactNode }) => (
  <div>
    <p className="small muted">{title}</p>
    {children || <p className="muted">{none}</p>}
  </div>
);

/** Spans of one side: a clause without them was added, removed or moved whole. */
const spansOf = ({ spans, change, before, after }: ClauseChange): readonly TextSpan[] => {
  if (spans.length > 0) return spans;
  const { text, title } = after ?? before ?? { text: '', title: null };
  const kind = change === 'added' || change === 'removed' ? change : 'same';
  return [{ kind, text: text || (title ?? '') }];
};

const Words = ({ change, drops }: { change: ClauseChange; drops: TextSpan['kind'] }) => (
  <p className={styles.words} lang="ru">
    {spansOf(change)
      .filter(({ kind }) => kind !== drops)
      .map(({ kind, text }, index) => {
        const Tag = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
        // biome-ignore lint/suspicious/noArrayIndexKey: spans of one text have nothing but their order
        return <Tag key={index}>{text}</Tag>;
      })}
  </p>
);
