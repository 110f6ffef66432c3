import { addressOf } from '@novosel/client/calls/address.ts';
import { pagesFor } from '@novosel/client/queries/pages-for.ts';
import {
  getNewsPicture,
  listSiteNews,
  type SiteNews as News,
} from '@novosel/contract/catalogue/drawn/houses-endpoints.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { NextPage } from '@novosel/ui/blocks/next-page.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import Newspaper from 'lucide-react/icons/newspaper';
import styles from './site-news.module.css';

/** The developer's news from the building site; shows nothing when they fail to load. */
export const SiteNews = ({ complex }: { complex: number }) => {
  const t = useText();
  const news = useInfiniteQuery(pagesFor(listSiteNews, 'after', { query: { complex } }));
  const { data, isPending, refetch } = news;
  const items = data?.pages.flatMap((page) => page.data.items) ?? [];
  return (
    <Card title={t('catalogue.news')} className={styles.card} aria-busy={isPending || undefined}>
      {isPending && <Skeleton lines={3} />}
      {!isPending && !data && (
        <ErrorState title={t('catalogue.news.failed')} onRetry={() => void refetch()} />
      )}
      {data && items.length === 0 && (
        <EmptyState icon={Newspaper} title={t('catalogue.news.empty')}>
          {t('catalogue.news.empty.note')}
        </EmptyState>
      )}
      {items.map((item) => (
        <Item key={item.id} item={item} />
      ))}
      <NextPage query={news}>{t('catalogue.more')}</NextPage>
    </Card>
  );
};

const Item = ({ item }: { item: News }) => {
  const t = useText();
  const { title, text, happenedOn, building, pictures } = item;
  return (
    <article className={styles.item}>
      <h3 className="title-xs">{title}</h3>
      <p className="small muted">
        <time dateTime={happenedOn}>{formatDate(happenedOn)}</time>
        {building && ` · ${t('catalogue.building', { number: building.number })}`}
      </p>
      <p className={styles.text}>{text}</p>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map(({ id, width, height, alt }, at) => (
            <li key={id}>
              <img
                src={addressOf(getNewsPicture, { params: { picture: id } })}
                width={width}
                height={height}
                loading="lazy"
                alt={alt || t('catalogue.news.picture', { title, number: at + 1 })}
              />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
};
