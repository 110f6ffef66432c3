import { addressOf } from '@novosel/client/calls/address.ts';
import { isSignedByAll } from '@novosel/contract/deals/flat-category.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { openDealPaper } from '@novosel/contract/desk/papers-endpoints.ts';
import { paperRoles } from '@novosel/contract/desk/rules.ts';
import type { DocumentSummary } from '@novosel/contract/documents/endpoints.ts';
import { formatDayTime, formatStamp, type When } from '@novosel/contract/time/time.ts';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { Table } from '@novosel/ui/blocks/table.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import FileText from 'lucide-react/icons/file-text';
import { mayBy } from '../../shared/may-by.ts';
import { Section } from '../../shared/panes/section.tsx';
import { useRoles } from '../../shared/use-roles.ts';

/** The first digits of a hash, enough to compare by eye; the title has all of them. */
const short = (hash: string) => <code title={hash}>{hash.slice(0, 12)}</code>;

interface DealPapersProps {
  view: DeskDeal;
  now: When;
}

/** Documents, the evidence of their signatures, and the ledger of this booking. */
export const DealPapers = ({ view, now }: DealPapersProps) => {
  const t = useText();
  const locale = useLocale();
  const { documents } = view.deal;
  const hrefOf = (document: string) =>
    addressOf(openDealPaper, { params: { deal: view.deal.id ?? view.deal.booking.id, document } });
  const opens = mayBy(paperRoles, useRoles());
  const contract = documents.find(({ kind }) => kind === 'contract');
  // A contract signed on paper has no signature of its own: the desk has recorded it with the deal.
  const byAll = isSignedByAll(view.place);
  const isSigned = (paper: DocumentSummary) => paper.signedAt !== null || (paper === contract && byAll);
  return (
    <>
      <Section title={t('deal.documents')}>
        {documents.length === 0 && <p className="small muted">{t('deal.documents.none')}</p>}
        {documents.length > 0 && (
          <List label={t('deal.documents')}>
            {documents.map((paper) => (
              <ListRow
                key={paper.id}
                icon={FileText}
                title={opens ? <a href={hrefOf(paper.id)}>{paper.title}</a> : paper.title}
                note={t('deal.document.note', {
                  version: paper.version,
                  when: formatDayTime(paper.createdAt, { now, locale }),
                })}
                end={
                  // An invoice is paid, not signed.
                  paper.kind !== 'invoice' && (
                    <Pill tone={isSigned(paper) ? 'good' : 'neutral'}>
                      {t(isSigned(paper) ? 'deal.document.signed' : 'deal.document.unsigned')}
                    </Pill>
                  )
                }
              />
            ))}
          </List>
        )}
      </Section>
      {view.evidence.length > 0 && (
        <Section title={t('deal.evidence')}>
          <Table
            caption={t('deal.evidence')}
            rows={view.evidence}
            rowKey={({ hash }) => hash}
            columns={[
              {
                key: 'at',
                title: t('deal.evidence.at'),
                cell: ({ at }) => <span className="num">{formatStamp(at, { locale })}</span>,
              },
              { key: 'document', title: t('deal.evidence.document'), cell: ({ document }) => document },
              {
                key: 'signer',
                title: t('deal.evidence.signer'),
                cell: ({ signer, power }) =>
                  power ? `${signer}, ${t('deal.evidence.power', { number: power })}` : signer,
              },
              {
                key: 'phone',
                title: t('deal.evidence.phone'),
                cell: (row) => <span className="num">{row.phoneMasked}</span>,
              },
              { key: 'ip', title: t('deal.evidence.ip'), cell: ({ ip }) => ip },
              { key: 'sha', title: t('deal.evidence.sha'), cell: ({ sha256 }) => short(sha256) },
              { key: 'hash', title: t('deal.evidence.chain'), cell: ({ hash }) => short(hash) },
            ]}
          />
        </Section>
      )}
      {view.ledger.length > 0 && (
        <Section title={t('deal.ledger')}>
          <Table
            caption={t('deal.ledger')}
            rows={view.ledger}
            rowKey={({ at, kind }) => `${at} ${kind}`}
            columns={[
              {
                key: 'at',
                title: t('deal.evidence.at'),
                cell: ({ at }) => <span className="num">{formatStamp(at, { locale })}</span>,
              },
              { key: 'kind', title: t('deal.ledger.kind'), cell: ({ kind }) => t(`deal.ledger.${kind}`) },
              {
                key: 'debit',
                title: t('deal.ledger.debit'),
                cell: ({ debit }) => t(`deal.account.${debit}`),
              },
              {
                key: 'credit',
                title: t('deal.ledger.credit'),
                cell: ({ credit }) => t(`deal.account.${credit}`),
              },
              {
                key: 'sum',
                title: t('deal.ledger.sum'),
                numeric: true,
                cell: (row) => <Money sum={row.kopecks} kopecks />,
              },
            ]}
          />
        </Section>
      )}
    </>
  );
};
