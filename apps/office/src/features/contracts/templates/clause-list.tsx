import { Button } from '@novosel/ui/actions/button.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { ClauseFields } from './clause-fields.tsx';
import { ClauseShown } from './clause-shown.tsx';
import styles from './templates.module.css';
import { addBelow, clauseFields, type TypedClause } from './typed-template.ts';

interface ClauseListProps {
  clauses: readonly TypedClause[];
  /** `ID.field` of what cannot be saved. */
  wrong: ReadonlySet<string>;
  onChange: (clauses: readonly TypedClause[]) => void;
}

/** Clauses in the order of the text; those that are changed or wrong have fields. */
export const ClauseList = ({ clauses, wrong, onChange }: ClauseListProps) => {
  const t = useText();
  const locale = useLocale();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const isOpen = (id: string) => open.has(id) || clauseFields.some((field) => wrong.has(`${id}.${field}`));
  // Titles are in Russian in either language.
  const nameOf = ({ id, title }: TypedClause) => (locale === 'ru' && title) || id;
  const changeOne = (id: string, part: Partial<TypedClause>) =>
    onChange(clauses.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const add = (id: string) => {
    const next = addBelow(clauses, id);
    const added = next.filter((one) => !clauses.includes(one));
    setOpen(new Set([...open, ...added.map((one) => one.id)]));
    onChange(next);
  };
  return (
    <ul className={styles.clauses} aria-label={t('contracts.clauses')}>
      {clauses.map((clause) => (
        <li key={clause.id}>
          {isOpen(clause.id) ? (
            <ClauseFields
              clause={clause}
              isWrong={(field) => wrong.has(`${clause.id}.${field}`)}
              onChange={(part) => changeOne(clause.id, part)}
              onAdd={() => add(clause.id)}
              onRemove={() => onChange(clauses.filter(({ id }) => id !== clause.id))}
            />
          ) : (
            <>
              <ClauseShown clause={clause} />
              <Button
                small
                variant="quiet"
                aria-label={t('contracts.clause.change.of', { name: nameOf(clause) })}
                onClick={() => setOpen(new Set([...open, clause.id]))}
              >
                {t('contracts.clause.change')}
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
};
