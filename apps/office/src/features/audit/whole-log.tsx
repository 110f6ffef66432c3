import { pagesFor } from '@novosel/client/queries/pages-for.ts';
import { auditLog } from '@novosel/contract/desk/audit-endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { DeskSheet } from '../../shared/panes/desk-sheet.tsx';
import styles from './audit-page.module.css';
import { LogPages } from './log-pages.tsx';

/** The log of everything, or of the chosen filter. */
export const WholeLog = () => {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const subject = params.get('subject') ?? '';
  const [typed, setTyped] = useState(subject);
  const log = useInfiniteQuery(pagesFor(auditLog, 'before', { query: subject ? { subject } : {} }));
  const find = (event: FormEvent) => {
    event.preventDefault();
    setParams(typed.trim() ? { subject: typed.trim() } : {});
  };
  const choose = (next: string) => {
    setTyped(next);
    setParams({ subject: next });
  };
  return (
    <DeskSheet>
      <PageHead title={t('audit.title')} note={t('audit.note')} />
      <search>
        <form className={styles.find} onSubmit={find}>
          <TextField
            label={t('audit.subject')}
            placeholder="booking:…"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value.slice(0, 100))}
          />
          <Button type="submit" variant="secondary">
            {t('audit.find')}
          </Button>
        </form>
      </search>
      <LogPages log={log} onSubject={choose} />
    </DeskSheet>
  );
};
