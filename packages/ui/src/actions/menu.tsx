import { Popover } from '@base-ui/react/popover';
import { lookup } from '@novosel/contract/wire/lookup.ts';
import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { classNames } from '../look/class-names.ts';
import { Icon } from '../look/icon.tsx';
import { useText } from '../text/i18n.tsx';
import { Link } from './link.tsx';
import styles from './menu.module.css';

export interface MenuItem {
  key: string;
  label: string;
  icon?: LucideIcon | undefined;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  danger?: boolean | undefined;
}

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Name of the list, «Действия с договором»; the default is «Действия». */
  label?: string | undefined;
  items: MenuItem[];
}

const steps = lookup<(at: number, of: number) => number>({
  ArrowDown: (at, of) => (at + 1) % of,
  ArrowUp: (at, of) => (at + of - 1) % of,
  Home: () => 0,
  End: (_, of) => of - 1,
});

const move = (event: KeyboardEvent<HTMLUListElement>) => {
  const step = steps.get(event.key);
  if (!step) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  all[step(all.indexOf(document.activeElement as HTMLElement), all.length)]?.focus();
};

const Item = ({ item, onSelect }: { item: MenuItem; onSelect: () => void }) => {
  const look = classNames(styles.item, item.danger && styles.danger);
  const inside = (
    <>
      {item.icon && <Icon of={item.icon} className={styles.icon} />}
      {item.label}
    </>
  );
  if (item.href) {
    return (
      <Link href={item.href} className={look} onClick={onSelect}>
        {inside}
      </Link>
    );
  }
  return (
    <button type="button" className={look} onClick={onSelect}>
      {inside}
    </button>
  );
};

/**
 * Acts on an object: a list of buttons and links that a button opens; Tab and arrow keys move in it. Not
 * `role="menu"`: the library's menu leaves focusable elements hidden from screen readers (axe
 * aria-hidden-focus).
 */
export const Menu = ({ trigger, label, items }: MenuProps) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const select = (item: MenuItem) => {
    setOpen(false);
    item.onSelect?.();
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger render={trigger} />
      <Popover.Portal>
        <Popover.Positioner className={styles.positioner} align="end" sideOffset={6}>
          <Popover.Popup className={styles.window} aria-label={label ?? t('ui.menu')}>
            <ul onKeyDown={move}>
              {items.map((item) => (
                <li key={item.key}>
                  <Item item={item} onSelect={() => select(item)} />
                </li>
              ))}
            </ul>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
};
