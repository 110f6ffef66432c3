import type { PlaceForm } from '@novosel/contract/eds/schema.ts';
import {
  type BranchCode,
  branches,
  courierDaysFrom,
  courierHours,
  type SignatureWay,
} from '@novosel/contract/eds/ways.ts';
import { formatDay, formatWeekday } from '@novosel/contract/time/time.ts';
import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { RadioCards } from '@novosel/ui/choices/radio-card.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { FieldGroup } from '@novosel/ui/fields/field-group.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import styles from '../eds.module.css';

export interface Place {
  readonly address: string;
  readonly day: string;
  readonly from: 10 | 14 | 18;
  readonly branch: BranchCode | null;
}

/** The nearest visit, and the nearest branch of a way. */
export const firstPlace = (way: SignatureWay, now: string): Place => ({
  address: '',
  day: courierDaysFrom(new Date(now))[0] ?? '',
  from: 10,
  branch: branches.find((one) => one.way === way)?.code ?? null,
});

/** The fields of an order's body for the place that was entered. */
export const placeBody = (way: SignatureWay, { address, day, from, branch }: Place): PlaceForm => ({
  visit: way === 'delivery' ? { address, day, from } : null,
  branch: way === 'bank' || way === 'mfc' ? branch : null,
});

interface PlaceFieldsProps {
  readonly way: SignatureWay;
  readonly now: string;
  readonly place: Place;
  readonly change: (more: Partial<Place>) => void;
  readonly error: string | undefined;
}

/** Where and when the passport is shown. */
export const PlaceFields = (props: PlaceFieldsProps) =>
  props.way === 'delivery' ? <VisitFields {...props} /> : <BranchFields {...props} />;

const VisitFields = ({ now, place, change, error }: PlaceFieldsProps) => {
  const t = useText();
  const locale = useLocale();
  const noon = (day: string) => `${day}T12:00:00+03:00`;
  const days = courierDaysFrom(new Date(now)).map((day) => ({
    value: day,
    label: `${formatWeekday(noon(day), locale)}, ${formatDay(noon(day), { now, locale })}`,
  }));
  return (
    <div className={styles.fields}>
      <TextField
        label={t('eds.visit.address')}
        required
        autoComplete="street-address"
        value={place.address}
        onChange={({ target }) => change({ address: target.value })}
        error={error}
      />
      <Select
        label={t('eds.visit.day')}
        required
        options={days}
        value={place.day}
        onChange={(day) => day && change({ day })}
      />
      <FieldGroup label={t('eds.visit.hours')}>
        <Segmented
          label={t('eds.visit.hours')}
          choices={courierHours.map(({ from, to }) => ({ value: String(from), label: `${from}–${to}` }))}
          value={String(place.from)}
          onChange={(from) => change({ from: Number(from) as Place['from'] })}
        />
      </FieldGroup>
      <Alert title={t('eds.visit.person')}>{t('eds.visit.person.note')}</Alert>
    </div>
  );
};

const BranchFields = ({ way, place, change }: PlaceFieldsProps) => {
  const t = useText();
  const locale = useLocale();
  return (
    <RadioCards<BranchCode>
      label={t('eds.branch')}
      hideLabel
      choices={branches
        .filter((one) => one.way === way)
        .map(({ code, address, until }) => ({
          value: code,
          title: address[locale],
          note: t('eds.branch.until', { until }),
        }))}
      value={place.branch}
      onChange={(branch) => change({ branch })}
    />
  );
};
