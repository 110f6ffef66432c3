import { useCall } from '@novosel/client/queries/use-call.ts';
import { createSet, listSets } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { setForm } from '@novosel/contract/catalogue/desk/desk-forms.ts';
import type { AnswerOf, BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { Select } from '@novosel/ui/choices/select.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { useSchemaForm } from '@novosel/ui/form/use-schema-form.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { ActCard } from '../../../shared/acts/act-card.tsx';
import { EstatesField } from './estates-field.tsx';
import styles from './set-card.module.css';

type SetBody = BodyOf<typeof createSet>;
interface Values {
  title: string;
  note: string;
  estates: number[];
  days: number;
}

export type MadeLink = AnswerOf<typeof createSet>['data'];

const terms = [7, 14, 30, 90] as const;

interface SetCardProps {
  /** Whether no link has been made yet: then making one is the page's primary act. */
  first: boolean;
  onMade: (made: MadeLink) => void;
}

/** Chooses estates for one client, and makes the link that shows them. */
export const SetCard = ({ first, onMade }: SetCardProps) => {
  const t = useText();
  const form = useSchemaForm<Values, SetBody>(setForm, { title: '', note: '', estates: [], days: 14 });
  const make = useCall(createSet, {
    invalidates: [listSets],
    onDone: ({ data }) => onMade(data),
  });
  const days = useField(form, 'days');
  const estates = useField(form, 'estates');
  return (
    <ActCard
      title={t('catalogue.set.new')}
      form={form}
      act={make}
      onSubmit={(body) => make.mutate({ body })}
      submit={t('catalogue.set.make')}
      variant={first ? 'primary' : 'secondary'}
    >
      <EstatesField {...estates} />
      <TextField
        label={t('catalogue.set.name')}
        hint={t('catalogue.set.name.hint')}
        required
        maxLength={120}
        {...useField(form, 'title')}
      />
      <TextArea
        label={t('catalogue.set.note')}
        hint={t('catalogue.set.note.hint')}
        rows={3}
        maxLength={1000}
        {...useField(form, 'note')}
      />
      <div className={styles.days}>
        <Select
          label={t('catalogue.set.days')}
          required
          options={terms.map((count) => ({
            value: String(count),
            label: t('catalogue.set.days.of', { count }),
          }))}
          {...days}
          value={String(days.value)}
          onChange={(value) => days.onChange(Number(value))}
        />
      </div>
    </ActCard>
  );
};
