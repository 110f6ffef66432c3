import { termCalendar } from '@novosel/contract/deals/calendar-file.ts';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { capital } from '@novosel/contract/texts/text.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useEstateWords } from '../estate/use-estate-words.ts';
import { saveText } from '../support/save-text.ts';
import { actOf, useDealWords } from './use-deal-words.ts';

interface DealTermProps {
  deal: Pick<DealView, 'card' | 'now' | 'number' | 'turn'>;
  dueAt: string;
}

/** Adds the due date of the reader's own act to his calendar, with a reminder a day before it. */
export const DealTerm = ({ deal: { card, now, number, turn }, dueAt }: DealTermProps) => {
  const t = useText();
  const words = useDealWords();
  const estates = useEstateWords();
  const title = `${words.title(actOf(turn))}: ${estates.name(card.estate)}`;
  const save = () =>
    saveText(termCalendar({ dueAt, uid: `${number}-${turn.act}@${location.hostname}`, title, now }), {
      name: `${capital(estates.name(card.estate))}.ics`,
      type: 'text/calendar;charset=utf-8',
    });
  return (
    <Button variant="ghost" icon={<Icon of={CalendarPlus} size="s" />} onClick={save}>
      {t('deals.visit.calendar')}
    </Button>
  );
};
