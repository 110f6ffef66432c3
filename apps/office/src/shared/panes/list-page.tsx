import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { mayBy } from '../may-by.ts';
import { useRoles } from '../use-roles.ts';
import listPane from './list-pane.module.css';
import { TwoPanes } from './two-panes.tsx';

interface ListPageProps {
  title: string;
  /** Roles that may see it, and the message for others. */
  roles: readonly StaffRole[];
  denied: { readonly title: string; readonly note: ReactNode };
  list: ReactNode;
  chosen: ReactNode;
  /** Message while nothing is chosen. */
  none: { readonly icon?: LucideIcon; readonly title: string; readonly note: string };
}

/** A page with a list and the chosen item, for some roles. */
export const ListPage = ({ title, roles, denied, list, chosen, none }: ListPageProps) => {
  const own = useRoles();
  if (own && !mayBy(roles, own))
    return (
      <main id="main" className={listPane.pane}>
        <h1 className="title-l">{title}</h1>
        <EmptyState title={denied.title}>{denied.note}</EmptyState>
      </main>
    );
  const nothing = (
    <EmptyState icon={none.icon} title={none.title}>
      {none.note}
    </EmptyState>
  );
  return <TwoPanes title={title} list={list} chosen={chosen || nothing} open={Boolean(chosen)} />;
};
