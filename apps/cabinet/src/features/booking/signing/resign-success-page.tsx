import { formatDayTime } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import FileText from 'lucide-react/icons/file-text';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import { documentAddress } from '../../../shared/papers/document-address.ts';
import { presentScreen, screenPath } from '../booking-flow.ts';
import layout from '../booking-layout.module.css';
import { BookingScreen, type ScreenProps } from '../booking-screen.tsx';
import { BookingSkeleton } from '../booking-skeleton.tsx';
import styles from '../ended/ended-booking.module.css';
import { EstateSummary } from '../estate-summary.tsx';

export default function ResignSuccessPage() {
  return <BookingScreen screen="resign-success">{(props) => <Resigned {...props} />}</BookingScreen>;
}

/** The new terms are in force and the former edition is kept; the booking goes on from its former step. */
const Resigned = ({ page }: ScreenProps) => {
  const t = useText();
  const locale = useLocale();
  const words = useEstateWords();
  const { booking, card } = page;
  if (!booking?.edition) return <BookingSkeleton />;
  const { after, agreement, number } = booking.edition;
  const next = presentScreen(page);
  const { id } = card.estate;
  const booked = next === 'success';
  const day = (moment: string) => formatDayTime(moment, { now: page.now, locale });
  return (
    <>
      <PageHead
        title={t('booking.resigned.title')}
        note={t('booking.resigned.note', { number: booking.number, edition: number })}
      />
      <div className={layout.flow}>
        <Card title={t('booking.resigned.now')}>
          <Kv
            rows={[
              {
                key: 'price',
                label: t('booking.resign.term', { term: 'price' }),
                value: <Money sum={after.price.totalKopecks} />,
              },
              {
                key: 'until',
                label: t('booking.resign.term', { term: 'until' }),
                value: day(booking.bookedUntil ?? after.until),
              },
              {
                key: 'finishing',
                label: t('booking.resign.term', { term: 'finishing' }),
                value: words.finishing(after),
              },
            ]}
          />
          <List label={t('booking.success.papers')}>
            <ListRow
              icon={FileText}
              title={
                <a href={documentAddress(agreement.id)} download={agreement.fileName}>
                  {agreement.title}
                </a>
              }
              note={agreement.signedAt && t('booking.success.signed', { at: day(agreement.signedAt) })}
            />
          </List>
          <p className="small muted">{t('booking.resigned.kept')}</p>
          <div className={styles.acts}>
            <ButtonLink href={booked ? path('dealView', { estate: id }) : screenPath(next, id)}>
              {t('booking.resigned.act', { next: booked ? 'deal' : 'payment' })}
            </ButtonLink>
          </div>
        </Card>
        <aside className={layout.side}>
          <EstateSummary page={page} />
        </aside>
      </div>
    </>
  );
};
