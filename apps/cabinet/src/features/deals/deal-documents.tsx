import { addressOf } from '@novosel/client/calls/address.ts';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { isSignedByAll } from '@novosel/contract/deals/flat-category.ts';
import type { DealPlace } from '@novosel/contract/deals/places.ts';
import type { DocumentSummary } from '@novosel/contract/documents/endpoints.ts';
import { downloadOriginal } from '@novosel/contract/documents/papers-endpoints.ts';
import { glue } from '@novosel/contract/texts/text.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import FileText from 'lucide-react/icons/file-text';
import styles from '../../shared/deal/deals.module.css';
import { useDealWords } from '../../shared/deal/use-deal-words.ts';
import { documentAddress } from '../../shared/papers/document-address.ts';

const bytesInMegabyte = 1024 * 1024;

/** Places at which the contract has a page of its own: from its draft until it is signed. */
const contractPlaces: readonly DealPlace[] = [
  'contract-draft',
  'contract-late',
  'contract-reading',
  'signing',
  'appointment',
  'appointment-made',
  'counter-signing',
];

/** All parties have the contract; any other paper, with its seal, is its owner's alone. */
const addressIn = ({ id, kind }: DocumentSummary): string =>
  kind === 'contract' ? addressOf(downloadOriginal, { params: { document: id } }) : documentAddress(id);

interface DealDocumentsProps {
  deal: Pick<DealView, 'card' | 'place'>;
  documents: readonly DocumentSummary[];
  /** Whether the booking joined another deal: then there is no passport step and no agreement. */
  joined: boolean;
  now: string;
}

/** Documents of the deal, each with its state. */
export const DealDocuments = ({ deal, documents, joined, now }: DealDocumentsProps) => {
  const t = useText();
  const locale = useLocale();
  const words = useDealWords();
  const size = (bytes: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(
      Math.max(0.1, bytes / bytesInMegabyte),
    );
  const isSignedPaper = ({ kind, signedAt }: DocumentSummary) =>
    signedAt !== null || (kind === 'contract' && isSignedByAll(deal.place));
  return (
    <Card title={t('deals.documents')}>
      {documents.length === 0 && (
        <p className="muted">{t('deals.documents.none', { joined: String(joined) })}</p>
      )}
      {documents.length > 0 && (
        <List>
          {documents.map((one) => (
            <ListRow
              key={one.id}
              icon={FileText}
              title={glue(one.title)}
              href={addressIn(one)}
              download={one.fileName}
              note={
                one.signedAt
                  ? t('deals.documents.signed', { date: words.dayTime(one.signedAt, now) })
                  : t('deals.documents.size', { pages: one.pages ?? 0, size: size(one.bytes) })
              }
              end={
                // An invoice is paid, not signed.
                one.kind !== 'invoice' && (
                  <Pill tone={isSignedPaper(one) ? 'good' : 'neutral'}>
                    {t('deals.documents.state', { state: isSignedPaper(one) ? 'signed' : 'open' })}
                  </Pill>
                )
              }
            />
          ))}
        </List>
      )}
      {deal.place && contractPlaces.includes(deal.place) && (
        <p className={styles.hours}>
          <Link href={path('dealContract', { estate: deal.card.estate.id })}>{t('deals.contract.open')}</Link>
        </p>
      )}
    </Card>
  );
};
