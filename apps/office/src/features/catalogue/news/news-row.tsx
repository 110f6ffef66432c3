import type { DeskNews } from '@novosel/contract/catalogue/desk/desk-lists-endpoints.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import Newspaper from 'lucide-react/icons/newspaper';
import styles from './news-row.module.css';

interface NewsRowProps {
  news: DeskNews;
  onWithdraw: () => void;
  onDescribe: () => void;
}

/** A piece of news for the desk: its place and day, its author, and whether buyers can still read it. */
export const NewsRow = ({ news, onWithdraw, onDescribe }: NewsRowProps) => {
  const t = useText();
  const { title, happenedOn, complex, building, pictures, staff, withdrawnAt } = news;
  const place = building
    ? t('catalogue.news.place', { complex: complex.title, building: building.number })
    : complex.title;
  return (
    <ListRow
      icon={Newspaper}
      title={title}
      note={
        <>
          {t('catalogue.news.row', { day: formatDate(happenedOn), count: pictures.length })}
          <span className={styles.place}>{t('catalogue.news.by', { place, who: staff })}</span>
          <span className={styles.state}>
            {withdrawnAt !== null ? (
              <Pill>{t('catalogue.news.withdrawn.on', { day: formatDate(withdrawnAt) })}</Pill>
            ) : (
              <>
                {pictures.length > 0 && (
                  <Button
                    variant="secondary"
                    small
                    aria-label={t('catalogue.news.describe.of', { title })}
                    onClick={onDescribe}
                  >
                    {t('catalogue.news.describe')}
                  </Button>
                )}
                <Button
                  variant="secondary"
                  small
                  aria-label={t('catalogue.news.withdraw.of', { title })}
                  onClick={onWithdraw}
                >
                  {t('catalogue.news.withdraw')}
                </Button>
              </>
            )}
          </span>
        </>
      }
    />
  );
};
