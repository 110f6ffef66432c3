import { phraseSetOf, phrasesShown } from '@novosel/contract/chat/phrases.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';

interface Situation {
  /** Whether the last message is the buyer's. */
  readonly asked: boolean;
  /** Code of the act that the deal waits for, when the deal is known. */
  readonly act: string | undefined;
  /** The deal's own answer to «what now». */
  readonly answer: string | undefined;
}

/**
 * Suggested messages of the desk: answers to the buyer's question, or first messages about the deal's step.
 */
export const useReadyWords = ({ asked, act, answer }: Situation): readonly string[] => {
  const t = useText();
  const words = asked
    ? [answer, t('chats.phrase.answer.1'), t('chats.phrase.answer.2')]
    : [t(`chats.phrase.${phraseSetOf(act)}`), t('chats.phrase.first.1'), t('chats.phrase.first.2')];
  return words.filter((one) => one !== undefined && one !== '').slice(0, phrasesShown) as string[];
};
