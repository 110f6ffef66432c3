import { useTextDraft } from '@novosel/client/drafts/use-draft.ts';
import type { DealPlace } from '@novosel/contract/deals/places.ts';
import { type VisitProblem, visitProblem } from '@novosel/contract/deals/visit.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { MaskedField } from '@novosel/ui/fields/masked-field.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { fromLocal } from '../../../shared/words/moscow-time.ts';
import { timeMask } from '../../../shared/words/time-mask.ts';
import styles from './extend-dialog.module.css';

/** The contract's limit, in characters. */
const shortestPlace = 3;

/** When and where the buyer is expected, as typed. */
export function useVisit({ deal }: DeskDeal, to: DealPlace | null, now: number) {
  const { id } = deal.booking;
  const [day, setDay] = useTextDraft(`${id}:visit:day`);
  const [time, setTime] = useTextDraft(`${id}:visit:time`);
  const [place, setPlace] = useTextDraft(`${id}:visit:place`);
  const at = fromLocal({ day, time });
  const problem = to === null ? null : visitProblem(at, { to, now });
  const isPlace = place.trim().length >= shortestPlace;
  return {
    day,
    time,
    place,
    setDay,
    setTime,
    setPlace,
    problem,
    isPlace,
    visit:
      problem === null && at !== undefined && isPlace ? { at: new Date(at).toISOString(), place } : undefined,
    clear: () => {
      for (const empty of [setDay, setTime, setPlace]) empty('');
    },
  };
}

interface VisitFieldsProps {
  visit: ReturnType<typeof useVisit>;
  /** Whether the person has tried to send: missing values are marked. */
  tried: boolean;
}

/** Day, hour and place of a visit: the buyer sees them and can add them to his calendar. */
export const VisitFields = ({ visit, tried }: VisitFieldsProps) => {
  const t = useText();
  const said = (problem: VisitProblem) => t(`deal.visit.problem.${problem}`);
  return (
    <>
      <div className={styles.moment}>
        <DateField
          label={t('deal.visit.day')}
          required
          value={visit.day}
          error={tried && visit.problem !== null ? said(visit.problem) : undefined}
          onChange={visit.setDay}
        />
        <MaskedField
          label={t('deal.extend.time')}
          required
          inputMode="numeric"
          placeholder={t('deal.extend.time.placeholder')}
          mask={timeMask}
          value={visit.time}
          onChange={visit.setTime}
        />
      </div>
      <TextField
        label={t('deal.visit.place')}
        hint={t('deal.visit.place.hint')}
        required
        maxLength={200}
        autoComplete="off"
        value={visit.place}
        error={tried && !visit.isPlace ? t('deal.visit.place.missing') : undefined}
        onChange={(event) => visit.setPlace(event.target.value)}
      />
    </>
  );
};
