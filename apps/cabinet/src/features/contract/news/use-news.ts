import type { ContractView } from '@novosel/contract/contracts/schema.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useEffect, useRef } from 'react';
import { keptQuestions } from '../questions/question-draft.ts';
import { newsOf } from './news.ts';

/** Says what has become of the contract while the page was open. */
export function useNews(view: ContractView, estate: number, user: number): void {
  const t = useText();
  const before = useRef(view);
  useEffect(() => {
    const news = newsOf(before.current, view);
    const former = before.current.current?.number ?? 0;
    before.current = view;
    if (!news) return;
    const number = view.current?.number ?? 0;
    const kept = String(keptQuestions(estate, user).length > 0);
    void toast({
      tone: news === 'sent' ? 'good' : 'warn',
      title: t('contract.news', { news, number, former }),
      text: t('contract.news.note', { news, kept }),
    });
  }, [view, estate, user, t]);
}
