import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import FileSearch from 'lucide-react/icons/file-search';
import { useMemo } from 'react';
import type { ContractProps } from '../contract-props.ts';
import { clausePlace } from '../contract-props.ts';
import { ReadMark } from '../read-mark.tsx';
import { Clause } from './clause.tsx';
import { ContentsSelect } from './contents.tsx';
import { foundParts, type Part, partsOf } from './found-clauses.ts';
import { Marked } from './marked-text.tsx';
import styles from './text.module.css';

interface TextTabProps extends ContractProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
}

/** The whole contract by its headings, with a search in it. */
export const TextTab = ({ words, onWords, ...props }: TextTabProps) => {
  const t = useText();
  const locale = useLocale();
  const { current, onLead } = props;
  const parts = useMemo(() => partsOf(current.clauses), [current]);
  const found = foundParts(parts, words);
  const isSearched = words.trim() !== '';
  return (
    <div className="stack">
      <div>
        <div className={styles.tools}>
          <TextField
            label={t('contract.search')}
            hideLabel
            type="search"
            placeholder={t('contract.search')}
            value={words}
            onChange={({ target }) => onWords(target.value)}
          />
          <div className={styles.select}>
            <ContentsSelect parts={parts} onLead={onLead} />
          </div>
        </div>
        <p role="status" className="small muted">
          {isSearched && t('contract.found', { count: found.flatMap(({ clauses }) => clauses).length })}
        </p>
      </div>
      {locale !== 'ru' && <p className="small muted">{t('contract.language')}</p>}
      {found.map((part) => (
        <PartCard key={part.heading.id} {...props} part={part} words={words} />
      ))}
      {found.length === 0 && (
        <EmptyState
          icon={FileSearch}
          title={t('contract.found.none', { text: words.trim() })}
          action={
            <Button variant="secondary" onClick={() => onWords('')}>
              {t('contract.found.all')}
            </Button>
          }
        />
      )}
      <p className="small muted">{t('contract.edition', { edition: current.edition })}</p>
    </div>
  );
};

const PartCard = ({ part, words, ...props }: ContractProps & { part: Part; words: string }) => {
  const { heading, clauses } = part;
  return (
    <Card>
      <h2 id={clausePlace(heading.id)} tabIndex={-1} className="title-s" lang="ru">
        {heading.number}. <Marked text={heading.title ?? ''} words={words} />
      </h2>
      <ReadMark id={heading.id} reading={props.reading} />
      {clauses.map((clause) => (
        <Clause key={clause.id} {...props} clause={clause} words={words} />
      ))}
    </Card>
  );
};
