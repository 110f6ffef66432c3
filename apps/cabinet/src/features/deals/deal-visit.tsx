import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { Visit } from '@novosel/contract/deals/visit.ts';
import { visitCalendar } from '@novosel/contract/deals/visit-calendar.ts';
import { formatClock } from '@novosel/contract/time.ts';
import { Button } from '@novosel/ui/button.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { Icon } from '@novosel/ui/icon.tsx';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useEstateWords } from '../../estate/use-estate-words.ts';
import { AskManager } from '../../support/ask-manager.tsx';
import { saveText } from '../../support/save-text.ts';
import { useDealWords } from './use-deal-words.ts';

interface DealVisitProps {
  deal: Pick<DealView, 'card' | 'now' | 'number' | 'turn'>;
  visit: Visit;
  /** No other act of the panel stands before these. */
  first: boolean;
}

/** What one does about a visit: it goes into the calendar, or to another day. */
export const DealVisit = ({ deal: { card, now, number, turn }, visit, first }: DealVisitProps) => {
  const t = useText();
  const words = useDealWords();
  const estates = useEstateWords();
  const title = t('deals.visit.title', { act: turn.act, estate: estates.name(card.estate) });
  const save = () =>
    saveText(visitCalendar({ visit, uid: `${number}-${turn.act}@${location.hostname}`, title, now }), {
      name: `${title}.ics`,
      type: 'text/calendar;charset=utf-8',
    });
  return (
    <>
      <Button variant={first ? 'inverse' : 'ghost'} icon={<Icon of={CalendarPlus} size="s" />} onClick={save}>
        {t('deals.visit.calendar')}
      </Button>
      <AskManager
        topic={{ estate: card.estate.id, number, act: turn.act }}
        variant="ghost"
        words={t('deals.visit.move.words', {
          day: words.day(visit.at, now),
          clock: formatClock(visit.at),
        })}
      >
        {t('deals.visit.move')}
      </AskManager>
    </>
  );
};
