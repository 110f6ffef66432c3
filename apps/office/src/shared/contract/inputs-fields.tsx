import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './contract.module.css';
import {
  fieldsOf,
  type InputField,
  type InputGroup,
  isDayField,
  isUnfinished,
  type TypedInputs,
} from './inputs.ts';

/** The contract's limits, in characters. */
const longest = { loanNumber: 100, loanPlace: 200, certificate: 100 } as const;

interface InputsFieldsProps {
  typed: TypedInputs;
  /** Groups of fields to show. */
  groups: readonly InputGroup[];
  /** Those of them that must be complete. */
  needed: readonly InputGroup[];
  /** Whether the person has tried to send: missing values are marked. */
  tried: boolean;
  onChange: (part: Partial<TypedInputs>) => void;
}

/** Fields for data of a contract that only the lawyer knows, group by group. */
export const InputsFields = ({ typed, groups, needed, tried, onChange }: InputsFieldsProps) => {
  const t = useText();
  const fieldOf = (field: InputField, isNeeded: boolean) => {
    const common = {
      label: t(`contract.input.${field}`),
      required: isNeeded,
      value: typed[field],
      error:
        tried && isNeeded && isUnfinished(typed, field)
          ? t(isDayField(field) ? 'contract.input.day.missing' : 'contract.input.missing')
          : undefined,
    };
    if (isDayField(field))
      return <DateField key={field} {...common} onChange={(day) => onChange({ [field]: day })} />;
    return (
      <TextField
        key={field}
        {...common}
        autoComplete="off"
        maxLength={longest[field as keyof typeof longest]}
        onChange={(event) => onChange({ [field]: event.target.value })}
      />
    );
  };
  return groups.map((group) => (
    <fieldset key={group} className={styles.group}>
      <legend>{t(`contract.group.${group}`)}</legend>
      {fieldsOf[group].map((field) => fieldOf(field, needed.includes(group)))}
    </fieldset>
  ));
};
