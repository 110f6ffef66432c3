import { clauseName, versionName } from '@novosel/contract/contracts/acts.ts';
import type { QuestionState } from '@novosel/contract/contracts/questions-rules.ts';
import type { ContractQuestionView, DeskContract } from '@novosel/contract/contracts/schema.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import styles from './contract.module.css';
import { QuestionAnswer } from './question-answer.tsx';
import type { OpenedText } from './text-window.tsx';

const tones: Readonly<Record<QuestionState, PillTone>> = {
  open: 'us',
  answered: 'good',
  withdrawn: 'neutral',
};

interface ContractQuestionsProps {
  deal: string;
  view: DeskContract;
  writes: boolean;
  onOpen: ((text: OpenedText) => void) | undefined;
}

/** Signers' questions at clauses of all versions; waiting ones first. */
export const ContractQuestions = ({ deal, view, writes, onOpen }: ContractQuestionsProps) => {
  const t = useText();
  const waits = ({ state }: ContractQuestionView) => Number(state !== 'open');
  const questions = view.questions.toSorted((a, b) => waits(a) - waits(b));
  return (
    <ul className={styles.questions} aria-label={t('deal.contract.questions')}>
      {questions.map((question) => (
        <li key={question.id}>
          <Asked question={question} now={view.now} onOpen={onOpen} />
          {question.answer && <p className={styles.answer}>{question.answer}</p>}
          {writes && question.state === 'open' && <QuestionAnswer deal={deal} question={question} />}
        </li>
      ))}
    </ul>
  );
};

interface AskedProps extends Pick<ContractQuestionsProps, 'onOpen'> {
  question: ContractQuestionView;
  now: string;
}

const Asked = ({ question, now, onOpen }: AskedProps) => {
  const t = useText();
  const locale = useLocale();
  const { by, askedAt, version, clauseId, clause, text, state } = question;
  const name = clauseName(clause, locale);
  return (
    <>
      <p className={styles.head}>
        {onOpen ? (
          <LinkButton onClick={() => onOpen({ version, from: clauseId })}>{name}</LinkButton>
        ) : (
          <b>{name}</b>
        )}
        <Pill tone={tones[state]}>{t('deal.contract.question.is', { state })}</Pill>
        <span className="small muted">
          {[by, formatDayTime(askedAt, { now, locale }), versionName(version, locale)].join(' · ')}
        </span>
      </p>
      <p className={styles.asked}>{text}</p>
    </>
  );
};
