import { withdrawQuestion } from '@novosel/contract/contracts/endpoints.ts';
import type { QuestionState } from '@novosel/contract/contracts/questions-rules.ts';
import type { ContractQuestionView } from '@novosel/contract/contracts/schema.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { ChatBubble } from '@novosel/ui/chat/chat-bubble.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useUser } from '../../../shared/account/use-user.ts';
import { useDealWords } from '../../../shared/deal/use-deal-words.ts';
import type { ScreenProps } from '../contract-props.ts';
import { isOpenToMe } from '../standing.ts';
import { useContractCall } from '../use-contract-call.ts';
import styles from './questions.module.css';

const tones: Readonly<Record<QuestionState, PillTone>> = {
  open: 'warn',
  answered: 'good',
  withdrawn: 'neutral',
};

interface QuestionItemProps extends Pick<ScreenProps, 'deal' | 'view'> {
  readonly question: ContractQuestionView;
}

/** A question with its answer; whoever has asked may withdraw it while it waits. */
export const QuestionItem = ({ view, deal, question }: QuestionItemProps) => {
  const t = useText();
  const words = useDealWords();
  const isFrozen = Boolean(useUser()?.frozenAt);
  const estate = deal.card.estate.id;
  const { id, state, mine, by, text, askedAt, answer, answeredAt, version } = question;
  const withdraw = useContractCall(withdrawQuestion, estate);
  const isFormer = version !== view.current?.number;
  const mayWithdraw = mine && state === 'open' && (isFormer || isOpenToMe(view));
  return (
    <div className={styles.question}>
      <p className={styles.head}>
        <b>{t('contract.question', { mine: String(mine), by })}</b>
        <Pill tone={tones[state]}>{t('contract.question.state', { state })}</Pill>
      </p>
      <ChatBubble from={mine ? 'me' : 'other'} meta={words.dayTime(askedAt, view.now)}>
        {text}
      </ChatBubble>
      {answer && (
        <ChatBubble
          from="other"
          meta={t('contract.answer', { date: answeredAt ? words.dayTime(answeredAt, view.now) : '' })}
        >
          {answer}
        </ChatBubble>
      )}
      {isFormer && <p className="small muted">{t('contract.question.version', { number: version })}</p>}
      <RefusalAlert words={withdraw.words} />
      {mayWithdraw && (
        <div>
          <Button
            variant="secondary"
            small
            busy={withdraw.busy}
            disabledReason={isFrozen ? t('contract.frozen') : null}
            onClick={() => withdraw.send({ params: { estate, question: id } })}
          >
            {t('contract.withdraw')}
          </Button>
        </div>
      )}
    </div>
  );
};
