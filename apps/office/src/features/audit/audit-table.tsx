import type { AuditItem } from '@novosel/contract/desk/endpoints.ts';
import { formatClock, formatDate } from '@novosel/contract/time.ts';
import { Card } from '@novosel/ui/card.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { LinkButton } from '@novosel/ui/link-button.tsx';
import { Table } from '@novosel/ui/table.tsx';
import styles from './audit-table.module.css';

interface AuditTableProps {
  items: readonly AuditItem[];
  onSubject: (subject: string) => void;
}

/** «state: cash, kopecks: 3000000»: facts as they were written, without names of people. */
const detailsOf = (details: AuditItem['details']) =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');

/** «booking:…3f2a»: the end of a long number is where such numbers differ. */
const shortSubject = (subject: string) =>
  subject.replace(/:([0-9a-f-]{36})$/, (_, id: string) => `:…${id.slice(-6)}`);

export const AuditTable = ({ items, onSubject }: AuditTableProps) => {
  const t = useText();
  const actor = ({ actor: { kind, id, name } }: AuditItem) =>
    name ??
    (id === null
      ? t(`audit.actor.${kind}`)
      : t('audit.actor.numbered', { kind: t(`audit.actor.${kind}`), id }));
  return (
    <Card className={styles.card}>
      <Table
        caption={t('audit.title')}
        rows={[...items]}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'at',
            title: t('audit.at'),
            cell: ({ at }) => (
              <time className="num" dateTime={at}>
                {formatDate(at)} {formatClock(at)}
              </time>
            ),
          },
          { key: 'actor', title: t('audit.actor'), cell: actor },
          { key: 'action', title: t('audit.action'), cell: ({ action }) => <code>{action}</code> },
          {
            key: 'subject',
            title: t('audit.subject'),
            cell: ({ subject }) => (
              <LinkButton title={subject} onClick={() => onSubject(subject)}>
                {shortSubject(subject)}
              </LinkButton>
            ),
          },
          {
            key: 'details',
            title: t('audit.details'),
            cell: ({ details }) => <span className={styles.details}>{detailsOf(details)}</span>,
          },
          { key: 'address', title: t('audit.address'), cell: ({ address }) => address },
          {
            key: 'request',
            title: t('audit.request'),
            cell: ({ requestId }) => requestId && <code title={requestId}>{requestId.slice(-8)}</code>,
          },
        ]}
      />
    </Card>
  );
};
