import { Select } from '@novosel/ui/choices/select.tsx';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { PaperField } from './paper-fields.ts';

interface PaperInputProps {
  field: PaperField;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** Key of a field's texts. */
const wordsOf = (path: string): string => path.replaceAll('.', '_');

/** One field of the house papers, as an input of its type. */
export const PaperInput = ({ field: { path, kind, most, options = [] }, ...input }: PaperInputProps) => {
  const t = useText();
  const name = wordsOf(path);
  const { value, error, onChange } = input;
  const common = { label: t(`catalogue.papers.field.${name}`), error };
  if (kind === 'choice')
    return (
      <Select
        {...common}
        placeholder={t('catalogue.papers.unsaid')}
        options={options.map((option) => ({
          value: option,
          label: t(`catalogue.papers.choice.${name}`, { option: option.replace('-', '_') }),
        }))}
        value={value || null}
        onChange={(option) => onChange(option ?? '')}
      />
    );
  if (kind === 'day') return <DateField {...common} value={value} onChange={onChange} />;
  if (kind === 'lines')
    return (
      <TextArea
        {...common}
        hint={t('catalogue.papers.lines')}
        rows={4}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return (
    <TextField
      {...common}
      autoComplete="off"
      inputMode={kind === 'line' ? undefined : 'decimal'}
      maxLength={most}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
