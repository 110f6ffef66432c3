import { formatDayTime } from '@novosel/contract/time/time.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';

/** @returns a function that says until when an answer is promised, or that it is late */
export const useAnswerBy = (): ((by: string) => string) => {
  const t = useText();
  const locale = useLocale();
  return (by) => {
    const now = Date.now();
    const late = Date.parse(by) < now;
    return t('feedback.by', { late: String(late), when: formatDayTime(by, { now, locale }) });
  };
};

export const AnswerBy = ({ by }: { by: string }) => useAnswerBy()(by);
