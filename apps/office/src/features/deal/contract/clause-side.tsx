import type { TextSpan } from '@novosel/contract/contracts/changes.ts';
import type { RenderedClause } from '@novosel/contract/contracts/template.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './contract.module.css';

interface ClauseSideProps {
  /** null when this text has no such clause. */
  clause: RenderedClause | null;
  /** Empty when the texts are equal, or only one side has the clause. */
  spans: readonly TextSpan[];
  /** Spans of the other side, which are not shown. */
  hides: 'added' | 'removed';
}

/** A clause in one of two compared texts, with its differences marked. */
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
