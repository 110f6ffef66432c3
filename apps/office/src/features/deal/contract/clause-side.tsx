import type { TextSpan } from '@novosel/contract/contracts/changes.ts';
import type { RenderedClause } from '@novosel/contract/contracts/template.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './contract.module.css';

interface ClauseSideProps {
  /** Null where this text has no such clause. */
  clause: RenderedClause | null;
  /** Empty where the words are the same, or the clause is on one side alone. */
  spans: readonly TextSpan[];
  /** Words of the other side. */
  hides: 'added' | 'removed';
}

/** A clause as one of two texts has it, with its own words marked. */
export const ClauseSide = ({ clause, spans, hides }: ClauseSideProps) => {
  const t = useText();
  if (!clause) return <p className="small muted">{t('deal.contract.compare.absent')}</p>;
  const marked = spans.filter(({ kind }) => kind !== hides);
  return (
    <p className={styles.side} lang="ru">
      <b>
        {clause.number}. {clause.title && `${clause.title}.`}
      </b>{' '}
      {marked.length === 0
        ? clause.text
        : marked.map(({ kind, text }, at) => {
            const Of = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
            // biome-ignore lint/suspicious/noArrayIndexKey: spans of one answer keep their order.
            return <Of key={`${at} ${kind}`}>{text}</Of>;
          })}
    </p>
  );
};
