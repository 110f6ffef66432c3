import type { DeskScreenView } from '@novosel/contract/screens/endpoints.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import MonitorOff from 'lucide-react/icons/monitor-off';
import { AskScreen } from '../../shared/deal/ask-screen.tsx';
import { dealPath } from '../../shared/paths.ts';
import styles from './watch-page.module.css';

/**
 * Why the screen session is over, and what can be done now. A text from the buyer's page is shown verbatim
 * (S7-65).
 */
export const ScreenEnded = ({ view, deal }: { view: DeskScreenView; deal: string | null }) => {
  const t = useText();
  return (
    <div role="status">
      <EmptyState
        icon={MonitorOff}
        title={view.text ?? t(`watch.end.${view.end ?? 'time-over'}`)}
        action={
          <div className={styles.acts}>
            <AskScreen userId={view.user_id} deal={deal} again />
            {deal && (
              <ButtonLink href={dealPath(deal)} variant="secondary" small>
                {t('watch.deal')}
              </ButtonLink>
            )}
          </div>
        }
      >
        {t('watch.end.note')}
      </EmptyState>
    </div>
  );
};
