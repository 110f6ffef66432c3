import { queryFor } from '@novosel/client/queries/query-for.ts';
import type { BookingView } from '@novosel/contract/booking/schema.ts';
import { getDeal } from '@novosel/contract/deals/endpoints.ts';
import { hasSigned, openingAct } from '@novosel/contract/deals/flat-category.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { TurnPanel } from '@novosel/ui/blocks/turn-panel.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import FileText from 'lucide-react/icons/file-text';
import { EstateFacts } from '../../../shared/estate/estate-facts.tsx';
import { EstatePlan } from '../../../shared/estate/estate-plan.tsx';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import { documentAddress } from '../../../shared/papers/document-address.ts';
import layout from '../booking-layout.module.css';
import { BookingScreen, type ScreenProps } from '../booking-screen.tsx';
import { BookingSkeleton } from '../booking-skeleton.tsx';
import { CancelBooking } from '../ended/cancel-booking.tsx';

export default function SuccessPage() {
  return (
    <BookingScreen screen="success">
      {(props) =>
        props.page.booking ? <Booked {...props} booking={props.page.booking} /> : <BookingSkeleton />
      }
    </BookingScreen>
  );
}

const Booked = ({ page, booking }: ScreenProps & { booking: BookingView }) => {
  const t = useText();
  const locale = useLocale();
  const words = useEstateWords();
  const { estate } = page.card;
  const until = formatDayTime(booking.bookedUntil ?? booking.holdUntil, { now: page.now, locale });
  const { agreement, payment } = booking;
  const paid = payment?.paidAt ? payment : undefined;
  const open = path('dealView', { estate: estate.id });
  // Once the deal has gone on from its first step, the deal's own page shows the next act.
  const { data, isPending } = useQuery(queryFor(getDeal, { params: { estate: estate.id } }));
  if (isPending) return <BookingSkeleton />;
  const deal = data?.data;
  const begins = deal?.turn.act === openingAct;
  return (
    <>
      <PageHead
        title={t('booking.success.title', { object: words.name(estate) })}
        note={begins ? t('booking.success.note', { until }) : t('booking.success.past')}
        end={!begins && <ButtonLink href={open}>{t('booking.success.open')}</ButtonLink>}
      />
      {begins && (
        <div className={layout.stages}>
          <TurnPanel
            party="you"
            who={t('booking.success.turn')}
            term={t('booking.success.term', { until })}
            title={t('booking.success.next')}
            why={t('booking.success.why')}
            otherwise={t('booking.success.otherwise')}
            actions={
              <ButtonLink variant="inverse" href={path('dealParameters', { estate: estate.id })}>
                {t('booking.success.act')}
              </ButtonLink>
            }
            picture={<EstatePlan card={page.card} variant="blue" maxHeight={260} />}
          />
        </div>
      )}
      <div className={layout.flow}>
        <Card title={t('booking.success.done')}>
          <Kv
            rows={[
              { key: 'number', label: t('booking.status.number'), value: booking.number },
              { key: 'until', label: t('booking.success.until'), value: until },
              {
                key: 'price',
                label: t('booking.success.price'),
                value: <Money sum={booking.price.totalKopecks} />,
              },
              {
                key: 'fee',
                label: t('booking.success.fee'),
                value: paid ? <Money sum={paid.kopecks} /> : t('booking.success.free'),
              },
            ]}
          />
          {agreement && (
            <List label={t('booking.success.papers')}>
              <ListRow
                icon={FileText}
                title={
                  <a href={documentAddress(agreement.id)} download={agreement.fileName}>
                    {agreement.title}
                  </a>
                }
                note={
                  agreement.signedAt &&
                  t('booking.success.signed', {
                    at: formatDayTime(agreement.signedAt, { now: page.now, locale }),
                  })
                }
              />
            </List>
          )}
        </Card>
        <aside className={`${layout.side} ${layout.order}`}>
          <Card title={words.title(estate)}>
            <EstateFacts estate={estate} />
          </Card>
          {deal && !hasSigned(deal) && <CancelBooking screen="success" page={page} booking={booking} />}
        </aside>
      </div>
    </>
  );
};
