import { choicesOf, type WordList } from '@novosel/contract/texts/word-list.ts';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { FieldGroup } from '@novosel/ui/fields/field-group.tsx';
import { useLocale } from '@novosel/ui/text/i18n.tsx';
import styles from '../requests.module.css';

interface CheckListProps {
  label: string;
  list: WordList;
  value: readonly string[];
  onChange: (value: string[]) => void;
  error: string | undefined;
}

/** A choice of any number of options, each with a checkbox. */
export const CheckList = ({ label, list, value, onChange, error }: CheckListProps) => {
  const locale = useLocale();
  return (
    <div>
      <FieldGroup label={label} error={error}>
        <div className={styles.boxes}>
          {choicesOf(list, locale).map(({ value: code, label: words }) => (
            <Checkbox
              key={code}
              value={value.includes(code)}
              onChange={(on) => onChange(on ? [...value, code] : value.filter((one) => one !== code))}
            >
              {words}
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
    </div>
  );
};
