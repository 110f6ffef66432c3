import { queryFor } from '@novosel/client/queries/query-for.ts';
import { roleTable } from '@novosel/contract/desk/staff-endpoints.ts';
import { deskAreas, staffRoles } from '@novosel/contract/wire/endpoint.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { Table } from '@novosel/ui/blocks/table.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { DeskSheet } from '../../shared/panes/desk-sheet.tsx';
import { rightWords } from './right-words.ts';
import { RolesList } from './roles-list.tsx';

/** What each role may do, by the same rules that the server enforces. */
export default function RolesPage() {
  const t = useText();
  const locale = useLocale();
  const query = useQuery(queryFor(roleTable));
  const items = query.data?.data.items ?? [];
  const rows = deskAreas.flatMap((area) => items.filter((item) => item.area === area));
  return (
    <DeskSheet>
      <PageHead title={t('roles.title')} note={t('roles.note')} />
      {query.isPending && <Skeleton lines={8} height="40px" />}
      {query.isError && rows.length === 0 && (
        <ErrorState title={t('roles.error')} onRetry={() => void query.refetch()} busy={query.isFetching} />
      )}
      {rows.length > 0 && (
        <Card className="from-tablet">
          <Table
            caption={t('roles.title')}
            rows={rows}
            rowKey={({ act }) => act}
            columns={[
              { key: 'act', title: t('roles.act'), cell: ({ act }) => rightWords(act, t, locale) },
              ...staffRoles.map((role) => ({
                key: role,
                title: t(`role.${role}`),
                cell: ({ roles }: (typeof rows)[number]) =>
                  roles.includes(role) ? t('roles.may') : <span className="muted">{t('roles.mayNot')}</span>,
              })),
            ]}
          />
        </Card>
      )}
      {rows.length > 0 && <RolesList rows={rows} />}
    </DeskSheet>
  );
}
