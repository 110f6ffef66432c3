import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './sites.module.css';

interface ScopeBoxesProps<Scope extends string> {
  all: readonly Scope[];
  value: readonly Scope[];
  onChange: (scopes: Scope[]) => void;
  error: string | undefined;
}

/** Scopes of a client, one checkbox each. */
export const ScopeBoxes = <Scope extends string>({ all, value, onChange, error }: ScopeBoxesProps<Scope>) => {
  const t = useText();
  return (
    <fieldset className={styles.choices}>
      <legend>{t('sites.scopes')}</legend>
      {all.map((scope, at) => (
        <Checkbox
          key={scope}
          value={value.includes(scope)}
          error={at === all.length - 1 ? error : undefined}
          onChange={(ticked) => onChange(all.filter((one) => (one === scope ? ticked : value.includes(one))))}
        >
          {t(`sites.scope.${scope}`)}
        </Checkbox>
      ))}
    </fieldset>
  );
};
