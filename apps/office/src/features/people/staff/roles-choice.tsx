import { type StaffRole, staffRoles } from '@novosel/contract/wire/endpoint.ts';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { FieldError } from '@novosel/ui/fields/field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useId } from 'react';
import styles from '../people.module.css';

interface RolesChoiceProps {
  value: readonly StaffRole[];
  onChange: (roles: StaffRole[]) => void;
  /** Whether the person has tried to send: a missing choice is marked. */
  tried: boolean;
  /** Whether they equal the present roles: there is nothing to change. */
  same?: boolean;
}

/** Roles of a person: at least one. */
export const RolesChoice = ({ value, onChange, tried, same = false }: RolesChoiceProps) => {
  const t = useText();
  const id = useId();
  const error = tried && (value.length === 0 ? t('staff.roles.missing') : same && t('staff.roles.same'));
  return (
    <fieldset className={styles.choices} aria-describedby={error ? id : undefined}>
      <legend>{t('staff.roles')}</legend>
      {staffRoles.map((role) => (
        <Checkbox
          key={role}
          value={value.includes(role)}
          onChange={(on) => onChange(staffRoles.filter((one) => (one === role ? on : value.includes(one))))}
        >
          {t(`role.${role}`)}
        </Checkbox>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
};
