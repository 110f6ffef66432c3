import { queryFor } from '@novosel/client/queries/query-for.ts';
import { type DiscountView, listDiscounts } from '@novosel/contract/loyalty/discounts.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { DiscountCard } from './discount-card.tsx';
import styles from './discounts.module.css';

/**
 * The reader's discounts: how much, for what, where and until when. The price of a booking includes them
 * automatically, except promotions.
 */
export default function DiscountsPage() {
  const t = useText();
  const { data, error, refetch, isFetching } = useQuery(queryFor(listDiscounts));
  const head = <PageHead title={t('discounts.title')} note={t('discounts.note')} />;
  if (!data)
    return (
      <>
        {head}
        {error ? (
          <ErrorState title={t('discounts.failed')} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <div aria-busy="true">
            <Skeleton height="180px" />
          </div>
        )}
      </>
    );
  const { items, promos, now } = data.data;
  const choose = <ButtonLink href={path('estates')}>{t('discounts.choose')}</ButtonLink>;
  const toChoose = promos.length > 0 && (
    <section className={styles.part} aria-labelledby="discounts-promos">
      <h2 className="title-s" id="discounts-promos">
        {t('discounts.promos')}
      </h2>
      <p className="muted">{t('discounts.promos.note')}</p>
      <Discounts shown={promos} now={now} />
    </section>
  );
  if (items.length === 0)
    return (
      <>
        {head}
        <EmptyState title={t('discounts.none')} action={choose}>
          {t('discounts.none.note')}
        </EmptyState>
        {toChoose}
      </>
    );
  const part = (state: DiscountView['state']) => {
    const shown = items.filter((one) => one.state === state);
    return (
      shown.length > 0 && (
        <section className={styles.part} aria-labelledby={`discounts-${state}`}>
          <h2 className="title-s" id={`discounts-${state}`}>
            {t('discounts.part', { state })}
          </h2>
          <Discounts shown={shown} now={now} />
        </section>
      )
    );
  };
  return (
    <>
      {head}
      {part('active')}
      {part('future')}
      {toChoose}
      {part('over')}
      <div>{choose}</div>
    </>
  );
}

const Discounts = ({ shown, now }: { shown: readonly DiscountView[]; now: string }) => (
  <ul className={styles.list}>
    {shown.map((one) => (
      <li key={one.code}>
        <DiscountCard discount={one} now={now} />
      </li>
    ))}
  </ul>
);
