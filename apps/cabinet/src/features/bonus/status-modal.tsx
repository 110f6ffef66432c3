import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import Plus from 'lucide-react/icons/plus';
import { setFlag } from '../../shared/page/flags.ts';
import styles from './bonus.module.css';
import { Goals } from './goals.tsx';
import { History } from './history.tsx';
import { PrivilegeList, Privileges } from './privileges.tsx';
import { type Loyalty, useLoyalty } from './use-loyalty.ts';
import { useLoyaltyWords } from './use-loyalty-words.ts';
import { useTerm } from './use-term.ts';

/**
 * S2.7-07…11: the level, the history, what the next level gives and what is missing for it, the privileges of
 * each level.
 */
export const StatusModal = ({ open }: { open: boolean }) => {
  const t = useText();
  const { loyalty, failed, busy, again } = useLoyalty();
  return (
    <Modal
      open={open}
      size="loyalty"
      title={t('loyalty.window')}
      onClose={() => setFlag('bonus', false)}
      busy={!loyalty && !failed}
    >
      {loyalty && <Inside loyalty={loyalty} />}
      {!loyalty && failed && <ErrorState title={t('loyalty.failed')} busy={busy} onRetry={again} />}
      {!loyalty && !failed && <Skeleton lines={8} />}
    </Modal>
  );
};

const Inside = ({ loyalty }: { loyalty: Loyalty }) => {
  const t = useText();
  const words = useLoyaltyWords(loyalty.ladder);
  const { account, code, ladder, next } = loyalty;
  const term = useTerm(account, ladder);
  const card = code === 'no_card' ? undefined : account;
  return (
    <div className={styles.window}>
      <section className={styles.tier} data-level={code}>
        <b className="title-s">{card ? card.status.title : t('loyalty.none')}</b>
        {card?.isBlocked && <p>{t('loyalty.blocked')}</p>}
        {card && !card.isBlocked && <p>{term}</p>}
        {!card && <p>{t('loyalty.none.note', { years: ladder.windowYears })}</p>}
      </section>
      <section aria-labelledby="loyalty-next">
        <h2 className="title-s" id="loyalty-next">
          {next ? t('loyalty.next', { level: words.level(next.level.code) }) : t('loyalty.highest')}
        </h2>
        {next && <PrivilegeList items={words.privileges(next.level)} icon={Plus} />}
        <Goals loyalty={loyalty} />
      </section>
      <section aria-labelledby="loyalty-history">
        <h2 className="title-s" id="loyalty-history">
          {t('loyalty.history')}
        </h2>
        <p className="small muted">{t('loyalty.history.years', { years: ladder.historyYears })}</p>
        <History loyalty={loyalty} />
      </section>
      <section aria-labelledby="loyalty-privileges">
        <h2 className="title-s" id="loyalty-privileges">
          {t('loyalty.privileges')}
        </h2>
        <Privileges loyalty={loyalty} />
      </section>
    </div>
  );
};
