import { useCall } from '@novosel/client/queries/use-call.ts';
import { phoneMask } from '@novosel/contract/fields/masks.ts';
import { listSlips, type SentSlip, withdrawSlip } from '@novosel/contract/slips/desk-endpoints.ts';
import { questionnaires } from '@novosel/contract/slips/questionnaires.ts';
import { isVisit, opinionSubjectWords, slipState } from '@novosel/contract/slips/rules.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { refusalWords } from '../../shared/words/refusal-words.ts';
import { SlipAnswerView } from './slip-answer.tsx';
import styles from './slips.module.css';

/** The state in the words of its kind: an appointment is called off, not answered. */
function stateOf(slip: SentSlip, now: number): { words: string; tone: PillTone } {
  const state = slipState(slip, now);
  if (state === 'waiting') return { words: 'slips.state.waiting', tone: 'third' };
  if (state === 'answered')
    return isVisit(slip.kind)
      ? { words: 'slips.state.off', tone: 'bad' }
      : { words: 'slips.state.answered', tone: 'good' };
  return { words: slip.withdrawnAt ? 'slips.state.withdrawn' : 'slips.state.over', tone: 'neutral' };
}

/** One slip: what it asked, of whom, and the answer. */
export const SlipRow = ({ slip, now }: { slip: SentSlip; now: number }) => {
  const t = useText();
  const locale = useLocale();
  const { kind, subject, questionnaire, what, place, at, channel, address, buyer, staff } = slip;
  const moment = (when: string) => formatDayTime(when, { now, locale });
  const withdraw = useCall(withdrawSlip, {
    invalidates: [listSlips],
    onDone: () => void toast({ tone: 'good', title: t('slips.withdrawn') }),
  });
  const { words, tone } = stateOf(slip, now);
  const title = [
    questionnaire ? questionnaires[questionnaire].title[locale] : t(`slips.kind.${kind}`),
    subject && opinionSubjectWords[subject][locale],
    what,
  ];
  const to = channel === 'sms' ? phoneMask.show(address) : address;
  return (
    <li>
      <div className={styles.top}>
        <b>{title.filter(Boolean).join(' · ')}</b>
        <Pill tone={tone}>{t(words)}</Pill>
      </div>
      {(at || place) && <p>{[at && moment(at), place].filter(Boolean).join(' · ')}</p>}
      <p className="small muted">
        {t('slips.row', { to: buyer ? `${buyer}, ${to}` : to, when: moment(slip.createdAt), staff })}
      </p>
      {slip.answer && slip.answeredAt && (
        <SlipAnswerView slip={slip} answer={slip.answer} when={moment(slip.answeredAt)} />
      )}
      {withdraw.error && <ErrorAlert errors={refusalWords(withdraw.error, locale)} />}
      {slipState(slip, now) === 'waiting' && (
        <div className={styles.top}>
          <span className="small muted">{t('slips.until', { when: moment(slip.expiresAt) })}</span>
          <Button
            variant="secondary"
            small
            busy={withdraw.isPending}
            aria-label={t('slips.withdraw.of', { to })}
            onClick={() => withdraw.mutate({ params: { slip: slip.id }, body: {} })}
          >
            {t('slips.withdraw')}
          </Button>
        </div>
      )}
    </li>
  );
};
