import { isOwnPage } from '@novosel/contract/wire/paths.ts';
import type { LinkProps } from '@novosel/ui/actions/link.tsx';
import { Link } from 'react-router';

/** How the kit follows a link at the desk: by the router. */
export const RouterLink = ({ href, ...rest }: LinkProps) =>
  isOwnPage(href) && !rest.target && rest.download === undefined ? (
    <Link {...rest} to={href} />
  ) : (
    <a {...rest} href={href} />
  );
