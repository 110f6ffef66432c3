import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { MultiSelect } from '@novosel/ui/choices/multi-select.tsx';
import { RadioCards } from '@novosel/ui/choices/radio-card.tsx';
import { FractionField } from '@novosel/ui/fields/fraction-field.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import type { StoredFile } from '@novosel/ui/files/file-entry.ts';
import { FileField } from '@novosel/ui/files/file-field.tsx';
import { Form } from '@novosel/ui/form/form.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useForm } from 'react-hook-form';
import { showUpload } from './show-upload.ts';

interface Values {
  rooms: readonly string[];
  way: 'own' | 'loan' | null;
  share: { numerator?: number; denominator?: number };
  paper: StoredFile | null;
}

const wanting = ({ rooms, way, share, paper }: Values): readonly (keyof Values)[] => [
  ...(rooms.length > 0 ? [] : ['rooms' as const]),
  ...(way ? [] : ['way' as const]),
  ...(share.numerator && share.denominator ? [] : ['share' as const]),
  ...(paper ? [] : ['paper' as const]),
];

/** Fields of several parts in a form: each is validated when the focus leaves all of its parts. */
export const ElementsLeft = () => {
  const t = useText();
  const label = (name: keyof Values) => t(`elements.form.left.${name}`);
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { rooms: [], way: null, share: {}, paper: null },
    resolver: (values) => {
      const missing = wanting(values).map((name) => [
        name,
        { type: 'required', message: t('elements.form.left.missing', { field: label(name) }) },
      ]);
      return missing.length > 0
        ? { values: {}, errors: Object.fromEntries(missing) }
        : { values, errors: {} };
    },
  });
  return (
    <Card title={t('elements.form.left')} level={3}>
      <Form form={form} onSubmit={() => undefined}>
        <MultiSelect
          label={label('rooms')}
          options={['1', '2', '3'].map((value) => ({ value, label: value }))}
          required
          {...useField(form, 'rooms')}
        />
        <RadioCards
          label={label('way')}
          choices={(['own', 'loan'] as const).map((value) => ({
            value,
            title: t(`elements.pay.${value}`),
            note: t(`elements.pay.${value}.note`),
          }))}
          {...useField(form, 'way')}
        />
        <FractionField label={label('share')} required {...useField(form, 'share')} />
        <FileField label={label('paper')} upload={showUpload} required {...useField(form, 'paper')} />
        <Button type="submit" wide>
          {t('elements.send')}
        </Button>
      </Form>
    </Card>
  );
};
