import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './menu.module.css';

export interface MenuItem {
  key: string;
  label: string;
  icon?: LucideIcon | undefined;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
}

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  items: MenuItem[];
}

const look = (item: MenuItem) => classNames(styles.item, item.danger && styles.danger);

const Inside = ({ item }: { item: MenuItem }) => (
  <>
    {item.icon && <Icon of={item.icon} className={styles.icon} />}
    {item.label}
  </>
);

/** Acts on a thing, by arrows and letters. */
export const Menu = ({ trigger, items }: MenuProps) => (
  <BaseMenu.Root>
    <BaseMenu.Trigger render={trigger} />
    <BaseMenu.Portal>
      <BaseMenu.Positioner className={styles.positioner} align="end" sideOffset={6}>
        <BaseMenu.Popup className={styles.window}>
          {items.map((item) =>
            item.href ? (
              <BaseMenu.LinkItem
                key={item.key}
                className={look(item)}
                render={<Link href={item.href} />}
                closeOnClick
              >
                <Inside item={item} />
              </BaseMenu.LinkItem>
            ) : (
              <BaseMenu.Item
                key={item.key}
                className={look(item)}
                disabled={item.disabled ?? false}
                {...(item.onSelect && { onClick: item.onSelect })}
              >
                <Inside item={item} />
              </BaseMenu.Item>
            ),
          )}
        </BaseMenu.Popup>
      </BaseMenu.Positioner>
    </BaseMenu.Portal>
  </BaseMenu.Root>
);
