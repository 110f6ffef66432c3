import { Link } from '@novosel/ui/actions/link.tsx';
import { Badge } from '@novosel/ui/status/badge.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { plainPress } from '../../../shared/navigation/plain-press.ts';
import type { MenuEntry } from './menu-entries.ts';

interface MenuLinkProps {
  entry: MenuEntry;
  className?: string | undefined;
}

/** An item of the menu: a link; if the item has an act, a plain press runs it instead. */
export const MenuLink = ({ entry, className }: MenuLinkProps) => {
  const t = useText();
  const { label, href, current, isNew, act } = entry;
  return (
    <Link
      className={className}
      href={href}
      aria-current={current ? 'page' : undefined}
      onClick={act && plainPress(act)}
    >
      {label}
      {isNew && <Badge>{t('menu.new')}</Badge>}
    </Link>
  );
};
