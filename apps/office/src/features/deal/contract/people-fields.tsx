import type { DeskContract } from '@novosel/contract/contracts/schema.ts';
import { fieldPhrase } from '@novosel/contract/fields/field-errors.ts';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import styles from './contract.module.css';
import { type PersonField, personFields, personKey, type TypedPeople, wrongOf } from './typed-people.ts';

interface PeopleFieldsProps {
  foreigners: DeskContract['foreigners'];
  typed: TypedPeople;
  /** Whether the person has tried to send: missing values are marked. */
  tried: boolean;
  onChange: (part: TypedPeople) => void;
}

/**
 * Data for the contract about members without a Russian passport, from the translations of their documents.
 */
export const PeopleFields = ({ foreigners, typed, tried, onChange }: PeopleFieldsProps) => {
  const t = useText();
  const locale = useLocale();
  const fieldOf = (member: string, field: PersonField) => {
    const key = personKey(member, field);
    const found = tried ? wrongOf(typed, member).get(field) : undefined;
    const common = {
      label: t(`deal.contract.person.${field}`),
      required: field !== 'patronymic',
      value: typed[key] ?? '',
      error: found && fieldPhrase(found.problem, field, locale, found),
    };
    if (field === 'birthday')
      return <DateField key={key} {...common} onChange={(day) => onChange({ [key]: day })} />;
    return (
      <TextField
        key={key}
        {...common}
        autoComplete="off"
        onChange={(event) => onChange({ [key]: event.target.value })}
      />
    );
  };
  return foreigners.map(({ member, name }) => (
    <fieldset key={member} className={styles.person}>
      <legend>{t('deal.contract.person', { name })}</legend>
      {personFields.map((field) => fieldOf(member, field))}
    </fieldset>
  ));
};
