import type { DeskPerson } from '@novosel/contract/desk/people-endpoints.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { DealState } from '../../shared/deal/deal-state.tsx';
import { Section } from '../../shared/panes/section.tsx';
import { dealPath } from '../../shared/paths.ts';
import { estatePlace } from '../../shared/words/estate-words.ts';

/** All bookings of the person, latest first. */
export const PersonBookings = ({ person, now }: { person: DeskPerson; now: number }) => {
  const t = useText();
  const locale = useLocale();
  return (
    <Section title={t('people.bookings')}>
      {person.bookings.length === 0 && <p className="small muted">{t('people.bookings.none')}</p>}
      <List label={t('people.bookings')}>
        {person.bookings.map(({ id, deal, number, state, place, startedAt, estate }) => (
          <ListRow
            key={id}
            title={estatePlace(estate, estate.complex, t)}
            note={t('people.booking', { number, when: formatDay(startedAt, { now, locale }) })}
            end={<DealState state={state} place={place} />}
            href={dealPath(deal ?? id)}
          />
        ))}
      </List>
    </Section>
  );
};
