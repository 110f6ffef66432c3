import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import Rows3 from 'lucide-react/icons/rows-3';

/** Shown beside the queue while no deal is chosen. */
export const NoDeal = () => {
  const t = useText();
  return (
    <EmptyState icon={Rows3} title={t('desk.noDeal')}>
      {t('desk.noDeal.note')}
    </EmptyState>
  );
};
