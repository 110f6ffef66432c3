import type { MembersView } from '@novosel/contract/members/schema.ts';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { MultiSelect } from '@novosel/ui/choices/multi-select.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './shares.module.css';
import { adultsOf } from './shares-typed.ts';
import type { SharesForm } from './use-shares-form.ts';

/** Whether two of the owners hold their share together, as spouses; of more than two adults, which. */
export const SpousesChoice = ({ form, view }: { form: SharesForm; view: MembersView }) => {
  const t = useText();
  const adults = adultsOf(view);
  const { values, change } = form;
  if (adults.length < 2) return null;
  return (
    <div className={styles.spouses}>
      <Checkbox value={values.joint} onChange={(joint) => change({ joint })}>
        {t('members.spouses')}
      </Checkbox>
      {values.joint && adults.length > 2 && (
        <MultiSelect
          label={t('members.spouses.who')}
          options={adults.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.spouses}
          onChange={(spouses) => change({ spouses })}
        />
      )}
    </div>
  );
};
