import type { TemplateClause } from '@novosel/contract/contracts/template.ts';
import type { TemplateView } from '@novosel/contract/contracts/template-endpoints.ts';
import { formatStamp } from '@novosel/contract/time/time.ts';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { ClauseShown } from './clause-shown.tsx';
import { TemplateEditor } from './template-editor.tsx';
import { TemplateTrial } from './template-trial.tsx';
import styles from './templates.module.css';
import { typedClause } from './typed-template.ts';

/** A saved edition: its state, its trial on a deal, its clauses. An approved one stays as it is. */
export const TemplateReview = ({ view }: { view: TemplateView }) => {
  const t = useText();
  const locale = useLocale();
  const [isChanged, setChanged] = useState(false);
  const { id, edition, writtenBy, writtenAt, approvedAt, approvedBy } = view;
  const clauses = view.clauses as TemplateClause[];
  const when = (at: string, name: string) => [formatStamp(at, { locale }), name].join(' · ');
  return (
    <div className={styles.page}>
      <div className="small">
        <Kv
          rows={[
            ...(approvedAt ? [{ key: 'edition', label: t('contracts.edition'), value: edition }] : []),
            { key: 'written', label: t('contracts.written'), value: when(writtenAt, writtenBy.name) },
            {
              key: 'approved',
              label: t('contracts.approved'),
              value: approvedAt ? when(approvedAt, approvedBy?.name ?? '') : t('contracts.approved.not'),
            },
          ]}
        />
      </div>
      <TemplateTrial view={view} isChanged={isChanged} />
      {approvedAt === null ? (
        <TemplateEditor
          // What was saved is what the next changes begin with.
          key={writtenAt}
          id={id}
          edition={edition}
          clauses={clauses}
          onChanged={setChanged}
        />
      ) : (
        <ul className={styles.clauses} aria-label={t('contracts.clauses')}>
          {clauses.map((clause) => (
            <li key={clause.id}>
              <ClauseShown clause={typedClause(clause)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
