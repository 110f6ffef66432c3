import { contractRoles } from '@novosel/contract/contracts/version-rules.ts';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { mayBy } from '../../shared/may-by.ts';
import { DeskSheet } from '../../shared/panes/desk-sheet.tsx';
import { useRoles } from '../../shared/use-roles.ts';

/** A page of those who write contracts; others are told whose it is. */
export const LawyersPage = ({
  children,
  ...head
}: ComponentProps<typeof PageHead> & { children: ReactNode }) => {
  const t = useText();
  const roles = useRoles();
  const denied = roles && !mayBy(contractRoles, roles);
  return (
    <DeskSheet>
      <PageHead {...head} />
      {denied ? (
        <EmptyState title={t('contracts.denied')}>{t('contracts.denied.note')}</EmptyState>
      ) : (
        children
      )}
    </DeskSheet>
  );
};
