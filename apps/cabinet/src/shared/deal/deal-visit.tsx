import { sequenceSince, visitCalendar } from '@novosel/contract/deals/calendar-file.ts';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { Visit } from '@novosel/contract/deals/visit.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useEstateWords } from '../estate/use-estate-words.ts';
import { AskManager } from '../support/ask-manager.tsx';
import { saveText } from '../support/save-text.ts';
import { useDealWords } from './use-deal-words.ts';

interface DealVisitProps {
  deal: Pick<DealView, 'card' | 'now' | 'number' | 'turn'>;
  visit: Visit;
  /** Variants of the buttons that suit the colour of the panel and the buttons before them. */
  variants: { readonly calendar: 'inverse' | 'ghost' | 'secondary'; readonly move: 'ghost' | 'quiet' };
}

/** What one can do about a visit: add it to a calendar, or move it to another day. */
export const DealVisit = ({ deal: { card, now, number, turn }, visit, variants }: DealVisitProps) => {
  const t = useText();
  const words = useDealWords();
  const estates = useEstateWords();
  const title = t('deals.visit.title', { act: turn.act, estate: estates.name(card.estate) });
  const save = () =>
    saveText(
      visitCalendar({
        visit,
        uid: `${number}-${turn.act}@${location.hostname}`,
        sequence: sequenceSince(turn.startedAt),
        title,
        now,
      }),
      { name: `${title}.ics`, type: 'text/calendar;charset=utf-8' },
    );
  return (
    <>
      <Button variant={variants.calendar} icon={<Icon of={CalendarPlus} size="s" />} onClick={save}>
        {t('deals.visit.calendar')}
      </Button>
      {/* A visit with a page of its own is moved there. */}
      {turn.act !== 'appointment-made' && (
        <AskManager
          topic={{ estate: card.estate.id, number, act: turn.act }}
          variant={variants.move}
          words={t('deals.visit.move.words', { when: words.dayTime(visit.at, now) })}
        >
          {t('deals.visit.move')}
        </AskManager>
      )}
    </>
  );
};
