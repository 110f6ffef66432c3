import { phraseSetOf, phrasesShown } from '@novosel/contract/chat/phrases.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';

interface Situation {
  /** The buyer has said the last word. */
  readonly asked: boolean;
  /** What the deal waits for, when it is known of which one they speak. */
  readonly act: string | undefined;
  /** What the deal itself answers to «what now». */
  readonly answer: string | undefined;
}

/**
 * What the desk may say with one press: an answer to who has asked, or the first word about the step of a
 * deal.
 */
export const useReadyWords = ({ asked, act, answer }: Situation): readonly string[] => {
  const t = useText();
  const words = asked
    ? [answer, t('chats.phrase.answer.1'), t('chats.phrase.answer.2')]
    : [t(`chats.phrase.${phraseSetOf(act)}`), t('chats.phrase.first.1'), t('chats.phrase.first.2')];
  return words.filter((one) => one !== undefined && one !== '').slice(0, phrasesShown) as string[];
};
