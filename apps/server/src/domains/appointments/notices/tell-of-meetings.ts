import type { ReminderKind } from '@novosel/contract/appointments/reminders.ts';
import { notificationTags } from '@novosel/contract/notifications/tags.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { type DealRow, findParties } from '../../deals/public.ts';
import { type TellDeps, tellPerson, type Words } from '../../notifications/public.ts';
import { meetingNews } from '../appointments.events.ts';
import type { MeetingRow } from '../appointments.repo.ts';
import { placeOf, sentTime } from '../office-words.ts';
import { findOffice, type OfficeRow } from '../offices/offices.repo.ts';
import { newsWords, reminderWords } from './meeting-words.ts';

const both = (words: (locale: 'ru' | 'en') => string) => ({ ru: words('ru'), en: words('en') });

const about = ({ startsAt, channel }: MeetingRow, number: string, office: OfficeRow) => ({
  ...{ number, channel, place: placeOf(office) },
  when: both((locale) => sentTime(startsAt, office, locale)),
});

interface Told {
  readonly deal: Pick<DealRow, 'id' | 'estateId'>;
  readonly fact: string;
  readonly words: Readonly<Record<'ru' | 'en', Words>>;
  readonly at: Date;
}

async function tellParties(deps: TellDeps, tx: Tx, { deal, fact, words, at }: Told): Promise<void> {
  for (const { userId } of await findParties(tx, deal.id))
    await tellPerson(deps, tx, {
      kind: 'deal',
      by: ['sms', 'mail'],
      ...{ userId, fact, words, at },
      tags: [notificationTags.deal],
      link: path('dealPaperworkAppointment', { estate: deal.estateId }),
    });
}

/** Tells the parties of talks, and of a time that is kept for them. */
export function tellOfMeetings(deps: TellDeps & Pick<Context, 'events'>): void {
  deps.events.on(meetingNews, async (tx, { what, meeting, dealId, estateId, number, until, at }) => {
    const office = await findOffice(tx, meeting.officeId);
    if (!office) return;
    const end = both((locale) => (until ? sentTime(until, office, locale) : ''));
    const words = newsWords(what, about(meeting, number, office), end);
    const fact = `meeting:${meeting.id}:${what}`;
    await tellParties(deps, tx, { deal: { id: dealId, estateId }, fact, words, at });
  });
}

interface Reminded {
  readonly meeting: MeetingRow;
  readonly kind: ReminderKind;
  readonly deal: DealRow;
  readonly at: Date;
}

/** Reminds the parties of a meeting. */
export async function remindParties(
  deps: TellDeps,
  tx: Tx,
  { meeting, kind, deal, at }: Reminded,
): Promise<void> {
  const office = await findOffice(tx, meeting.officeId);
  if (!office) return;
  const words = reminderWords(kind, about(meeting, deal.number, office));
  await tellParties(deps, tx, { deal, fact: `meeting:${meeting.id}:${kind}`, words, at });
}
