import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getFlatCounters } from '@novosel/contract/catalogue/endpoints.ts';
import { listFeedback } from '@novosel/contract/feedback/list-endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { Counter } from '@novosel/ui/status/counter.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import Gauge from 'lucide-react/icons/gauge';
import Heart from 'lucide-react/icons/heart';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Percent from 'lucide-react/icons/percent';
import type { FoundPage } from '../../../shared/navigation/page-of.ts';
import styles from './user-card.module.css';

/** The person's own lists with their counts: on a phone nothing else in the frame shows these. */
export const OwnPlaces = ({ page }: { page: FoundPage | undefined }) => {
  const t = useText();
  const { data: flats } = useQuery(queryFor(getFlatCounters));
  const { data: feedback } = useQuery(queryFor(listFeedback));
  const answered = feedback?.data.filter(({ hasNew }) => hasNew).length ?? 0;
  const places = [
    { name: 'favorites', href: path('favorites'), icon: Heart, quiet: flats?.cart ?? 0 },
    { name: 'discounts', href: path('discounts'), icon: Percent },
    { name: 'scoring', href: path('scoring', {}), icon: Gauge },
    { name: 'feedback', href: path('feedback'), icon: MessagesSquare, fresh: answered },
  ] as const;
  return places.map(({ name, href, icon, ...count }) => (
    <Link
      key={name}
      className={styles.link}
      href={href}
      aria-current={page?.name === name ? 'page' : undefined}
    >
      <Icon of={icon} className="muted" />
      {t(`menu.${name}`)}
      {'quiet' in count && count.quiet > 0 && <Counter value={count.quiet} quiet className={styles.count} />}
      {'fresh' in count && count.fresh > 0 && <Counter value={count.fresh} className={styles.count} />}
    </Link>
  ));
};
