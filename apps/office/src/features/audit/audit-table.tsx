import type { AuditItem } from '@novosel/contract/desk/audit-endpoints.ts';
import { formatStamp } from '@novosel/contract/time/time.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Table } from '@novosel/ui/blocks/table.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { dealPath } from '../../shared/paths.ts';
import styles from './audit-table.module.css';
import { actionWords, actorWords, detailWords } from './audit-words.ts';

interface AuditTableProps {
  items: readonly AuditItem[];
  /** Called with a pressed subject; when absent, subjects are no links, and call IDs are not shown. */
  onSubject?: ((subject: string) => void) | undefined;
}

/** «booking:…3f2a»: long IDs differ at their end. */
const shortSubject = (subject: string) =>
  subject.replace(/:([0-9a-f-]{36})$/, (_, id: string) => `:…${id.slice(-6)}`);

const dealOf = (subject: string) => /^(?:booking|deal):(.+)$/.exec(subject)?.[1];

export const AuditTable = ({ items, onSubject }: AuditTableProps) => {
  const t = useText();
  const locale = useLocale();
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
                {formatStamp(at, { locale })}
              </time>
            ),
          },
          { key: 'actor', title: t('audit.actor'), cell: (item) => actorWords(item, t) },
          {
            key: 'action',
            title: t('audit.action'),
            cell: ({ action }) => <span title={action}>{actionWords(action, t)}</span>,
          },
          {
            key: 'subject',
            title: t('audit.subject'),
            cell: ({ subject }) =>
              onSubject ? (
                <LinkButton title={subject} onClick={() => onSubject(subject)}>
                  {shortSubject(subject)}
                </LinkButton>
              ) : (
                <span title={subject}>{shortSubject(subject)}</span>
              ),
          },
          {
            key: 'details',
            title: t('audit.details'),
            // Texts that people typed are shown with the deal, not here (promise 52).
            cell: (item) => {
              const deal = dealOf(item.subject);
              return (
                <span className={styles.details}>
                  {detailWords(item, t, locale)}
                  {deal && (
                    <Link className={styles.deal} href={dealPath(deal)}>
                      {t('audit.deal')}
                    </Link>
                  )}
                </span>
              );
            },
          },
          { key: 'address', title: t('audit.address'), cell: ({ address }) => address },
          ...(onSubject
            ? [
                {
                  key: 'request',
                  title: t('audit.request'),
                  cell: ({ requestId }: AuditItem) =>
                    requestId && <code title={requestId}>{requestId.slice(-8)}</code>,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
};
