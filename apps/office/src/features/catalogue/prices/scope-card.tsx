import { useCall } from '@novosel/client/queries/use-call.ts';
import { hasRooms, type Rooms, roomChoices } from '@novosel/contract/catalogue/choosing/filter.ts';
import { listImports } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { pricePlanForm } from '@novosel/contract/catalogue/desk/desk-forms.ts';
import { draftPricePlan, listPricePlans } from '@novosel/contract/catalogue/prices/price-plan-endpoints.ts';
import { type EstateKind, estateKind } from '@novosel/contract/catalogue/schema.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { MultiSelect } from '@novosel/ui/choices/multi-select.tsx';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { useSchemaForm } from '@novosel/ui/form/use-schema-form.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useNavigate } from 'react-router';
import { ActCard } from '../../../shared/acts/act-card.tsx';
import { PlaceOfForm } from '../frame/place-of-form.tsx';
import { planPath } from '../paths.ts';
import styles from './scope-card.module.css';
import { ShiftFields } from './shift-fields.tsx';

type PlanBody = BodyOf<typeof draftPricePlan>;
interface Values {
  complex: number | undefined;
  building: number | undefined;
  kinds: EstateKind[];
  rooms: Rooms[];
  by: PlanBody['by'];
  value: number | null;
  validFrom: string;
  reason: string;
}

const longest = 1000;
const kindChoices = estateKind.options;

/** Plans prices of a complex or building for a future day; shows every estate first. */
export const ScopeCard = () => {
  const t = useText();
  const navigate = useNavigate();
  const form = useSchemaForm<Values, PlanBody>(pricePlanForm, {
    complex: undefined,
    building: undefined,
    kinds: ['flat'],
    rooms: [],
    by: 'percent',
    value: null,
    validFrom: '',
    reason: '',
  });
  const draft = useCall(draftPricePlan, {
    invalidates: [listImports, listPricePlans],
    onDone: ({ data }) => void navigate(planPath(data.id)),
  });
  const complex = useField(form, 'complex');
  const building = useField(form, 'building');
  const kinds = useField(form, 'kinds');
  const rooms = useField(form, 'rooms');
  const by = useField(form, 'by');
  const value = useField(form, 'value');
  return (
    <ActCard
      title={t('catalogue.scope.title')}
      form={form}
      act={draft}
      onSubmit={(body) => draft.mutate({ body })}
      submit={t('catalogue.scope.preview')}
    >
      <PlaceOfForm complex={complex} building={building} hint={t('catalogue.scope.building.hint')} />
      <MultiSelect
        label={t('catalogue.scope.kinds')}
        required
        options={kindChoices.map((one) => ({ value: one, label: t(`catalogue.scope.kind.${one}`) }))}
        {...kinds}
        onChange={(chosen) => {
          kinds.onChange(chosen);
          if (!chosen.some(hasRooms)) rooms.onChange([]);
        }}
      />
      {kinds.value.some(hasRooms) && (
        <MultiSelect
          label={t('catalogue.pick.rooms')}
          hint={kinds.value.every(hasRooms) ? undefined : t('catalogue.scope.rooms.hint')}
          placeholder={t('catalogue.pick.any')}
          options={roomChoices.map((one) => ({ value: one, label: t(`catalogue.pick.rooms.${one}`) }))}
          {...rooms}
        />
      )}
      <ShiftFields
        by={by.value}
        error={value.error}
        onChange={(shift) => {
          by.onChange(shift.by);
          value.onChange(shift.value);
        }}
      />
      <DateField
        className={styles.day}
        label={t('catalogue.scope.day')}
        hint={t('catalogue.plan.day.hint')}
        required
        {...useField(form, 'validFrom')}
      />
      <TextArea
        label={t('catalogue.reason')}
        hint={t('catalogue.scope.reason.hint')}
        required
        rows={2}
        maxLength={longest}
        {...useField(form, 'reason')}
      />
    </ActCard>
  );
};
