import { RefusalError } from '@novosel/client/errors.ts';
import { pagesFor } from '@novosel/client/pages-for.ts';
import { auditLog } from '@novosel/contract/desk/endpoints.ts';
import { Button } from '@novosel/ui/button.tsx';
import { EmptyState } from '@novosel/ui/empty-state.tsx';
import { ErrorState } from '@novosel/ui/error-state.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { NextPage } from '@novosel/ui/next-page.tsx';
import { PageHead } from '@novosel/ui/page-head.tsx';
import { Skeleton } from '@novosel/ui/skeleton.tsx';
import { TextField } from '@novosel/ui/text-field.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { DeskSheet } from '../../parts/desk-sheet.tsx';
import styles from './audit-page.module.css';
import { AuditTable } from './audit-table.tsx';

/** Who did what to what, newest first; nothing in it can be changed. */
export default function AuditPage() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const subject = params.get('subject') ?? '';
  const [typed, setTyped] = useState(subject);
  const log = useInfiniteQuery(pagesFor(auditLog, 'before', { query: subject ? { subject } : {} }));
  const items = log.data?.pages.flatMap(({ data }) => data.items) ?? [];
  const denied = log.error instanceof RefusalError && log.error.code === 'ROLE_DENIED';
  const find = (event: FormEvent) => {
    event.preventDefault();
    setParams(typed.trim() ? { subject: typed.trim() } : {});
  };
  const choose = (next: string) => {
    setTyped(next);
    setParams({ subject: next });
  };
  if (denied) {
    return (
      <DeskSheet>
        <PageHead title={t('audit.title')} />
        <EmptyState title={t('audit.denied')}>{t('audit.denied.note')}</EmptyState>
      </DeskSheet>
    );
  }
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
      {log.isPending && <Skeleton lines={6} height="44px" />}
      {log.isError && items.length === 0 && (
        <ErrorState title={t('audit.error')} onRetry={() => void log.refetch()} busy={log.isFetching} />
      )}
      {log.isSuccess && items.length === 0 && (
        <EmptyState title={t('audit.empty')}>{t('audit.empty.note')}</EmptyState>
      )}
      {items.length > 0 && <AuditTable items={items} onSubject={choose} />}
      <NextPage query={log} middle>
        {t('audit.more')}
      </NextPage>
    </DeskSheet>
  );
}
