import {
  type AppointmentChannel,
  type MeetingWish,
  meetingLanguages,
  meetingWishes,
  signsOnPaper,
} from '@novosel/contract/appointments/rules.ts';
import type { AppointmentView } from '@novosel/contract/appointments/schema.ts';
import { appointmentChannels } from '@novosel/contract/deals/appointment.ts';
import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { RadioCards } from '@novosel/ui/choices/radio-card.tsx';
import { FieldGroup } from '@novosel/ui/fields/field-group.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import type { Choice } from './use-choice.ts';

interface HowCardProps {
  readonly view: AppointmentView;
  readonly choice: Choice;
  readonly choose: (more: Partial<Choice>) => void;
}

const languages = Object.keys(meetingLanguages) as Choice['language'][];
const wishes = Object.keys(meetingWishes) as MeetingWish[];

/** By which channel, where, in which language, with which wishes, and who comes. */
export const HowCard = ({ view, choice, choose }: HowCardProps) => {
  const t = useText();
  const locale = useLocale();
  const { channels, offices } = view;
  return (
    <Card title={t('appointment.how')}>
      <div className="stack">
        <RadioCards<AppointmentChannel>
          label={t('appointment.how')}
          hideLabel
          across
          choices={channels.map((value) => ({
            value,
            title: appointmentChannels[value][locale],
            note: t('appointment.how.of', { paper: String(signsOnPaper(value)) }),
          }))}
          value={choice.channel}
          onChange={(channel) => choose({ channel })}
        />
        <p className="small muted">{t('appointment.how.note')}</p>
        {offices.length > 1 && (
          <RadioCards<string>
            label={t('appointment.office')}
            choices={offices.map(({ id, name, address }) => ({ value: id, title: name, note: address }))}
            value={choice.office}
            onChange={(office) => choose({ office })}
          />
        )}
        <FieldGroup label={t('appointment.language')}>
          <Segmented
            label={t('appointment.language')}
            choices={languages.map((value) => ({ value, label: meetingLanguages[value][locale] }))}
            value={choice.language}
            onChange={(language) => choose({ language })}
          />
        </FieldGroup>
        <Comers view={view} choice={choice} choose={choose} />
        {signsOnPaper(choice.channel) && (
          <FieldGroup label={t('appointment.wishes')}>
            <div className="stack">
              {wishes.map((wish) => (
                <Checkbox
                  key={wish}
                  value={choice.wishes.includes(wish)}
                  onChange={(on) => choose({ wishes: toggled(choice.wishes, wish, on) })}
                >
                  {meetingWishes[wish][locale]}
                </Checkbox>
              ))}
            </div>
          </FieldGroup>
        )}
      </div>
    </Card>
  );
};

const toggled = <Value,>(all: readonly Value[], one: Value, on: boolean): Value[] =>
  on ? [...all.filter((value) => value !== one), one] : all.filter((value) => value !== one);

const Comers = ({ view: { signers }, choice, choose }: HowCardProps) => {
  const t = useText();
  return (
    <FieldGroup label={t('appointment.comes')}>
      <div className="stack">
        {signers.map(({ id, name, signsFor }) => (
          <Checkbox
            key={id}
            value={choice.comes.includes(id)}
            onChange={(on) => choose({ comes: toggled(choice.comes, id, on) })}
          >
            {signsFor.length > 0 ? t('appointment.comes.for', { name, others: signsFor.join(', ') }) : name}
          </Checkbox>
        ))}
        {signsOnPaper(choice.channel) && <p className="small muted">{t('appointment.comes.note')}</p>}
      </div>
    </FieldGroup>
  );
};
