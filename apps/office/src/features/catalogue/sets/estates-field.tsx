import { setEstatesAtMost } from '@novosel/contract/catalogue/desk/desk-forms.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { idsOfAddresses } from '../frame/id-of-address.ts';
import { EstatePicker } from './estate-picker.tsx';
import styles from './estates-field.module.css';

interface EstatesFieldProps {
  value: readonly number[];
  onChange: (ids: number[]) => void;
  error?: string | undefined;
  /** Gets the focus when nothing was chosen. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A choice of estates by filters, or by pasted addresses of their pages. */
export const EstatesField = ({ value, onChange, error, ref }: EstatesFieldProps) => {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [picking, setPicking] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const add = () => {
    const { ids, unread } = idsOfAddresses(typed);
    const all = [...new Set([...value, ...ids])];
    if (all.length > setEstatesAtMost) {
      setWrong(t('catalogue.set.estates.many', { count: setEstatesAtMost }));
      return;
    }
    onChange(all);
    setTyped(unread.join(' '));
    setWrong(unread.length > 0 ? t('catalogue.set.estates.unread', { count: ids.length }) : undefined);
  };
  const toggle = (id: number) =>
    onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.root}>
      <div className={styles.add}>
        <TextField
          ref={ref}
          label={t('catalogue.set.estates')}
          hint={t('catalogue.set.estates.hint')}
          required
          spellCheck={false}
          autoComplete="off"
          value={typed}
          error={wrong ?? error}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKey}
        />
        <Button variant="secondary" onClick={add}>
          {t('catalogue.set.estates.add')}
        </Button>
      </div>
      <div>
        <Button variant="secondary" onClick={() => setPicking(true)}>
          {t('catalogue.pick.open')}
        </Button>
      </div>
      {picking && (
        <EstatePicker
          chosen={value}
          full={
            value.length < setEstatesAtMost
              ? null
              : t('catalogue.set.estates.many', { count: setEstatesAtMost })
          }
          onToggle={toggle}
          onClose={() => setPicking(false)}
        />
      )}
      {value.length > 0 && (
        <ol className={styles.chosen} aria-label={t('catalogue.set.chosen')}>
          {value.map((id) => (
            <li key={id}>
              <button
                type="button"
                className={styles.chip}
                aria-label={t('catalogue.set.estates.remove', { id })}
                onClick={() => onChange(value.filter((one) => one !== id))}
              >
                {t('catalogue.set.estate', { id })}
                <Icon of={X} size="s" />
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
};
