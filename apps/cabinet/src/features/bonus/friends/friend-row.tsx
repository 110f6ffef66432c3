import type { Friend } from '@novosel/contract/loyalty/recommendations.ts';
import { rewardTurn } from '@novosel/contract/loyalty/rewards.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { Avatar } from '@novosel/ui/look/avatar.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { ChatButton } from '../../../shared/support/chat-button.tsx';
import styles from './friend.module.css';

/** A recommended friend: his present step, the next one, and the reward. */
export const FriendRow = ({ friend, brief }: { friend: Friend; brief?: boolean }) => {
  const t = useText();
  const { name, stage, since, rewardKopecks, rewardStep } = friend;
  const shown = name ?? t('friend.gone');
  return (
    <li className={styles.friend}>
      <span className={styles.who}>
        <Avatar name={shown} party="third" />
        <span className={styles.name}>
          <b>{shown}</b>
          <span className="small muted">{t('friend.stage', { stage, date: formatDate(since) })}</span>
        </span>
        {!brief && <Money sum={rewardKopecks} />}
      </span>
      <p className="small muted">
        {rewardStep ? t(`friend.reward.${rewardStep}`) : t('friend.next', { stage })}
      </p>
      {rewardStep && rewardTurn(rewardStep) === 'buyer' && (
        <ChatButton place="section" words={t('friend.ask', { step: rewardStep, name: shown })} />
      )}
    </li>
  );
};
