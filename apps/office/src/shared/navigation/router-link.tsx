import { isOwnPage } from '@novosel/contract/wire/paths.ts';
import type { LinkProps } from '@novosel/ui/actions/link.tsx';
import { Link } from 'react-router';

/** The kit's link component at the desk: navigates by the router. */
export const RouterLink = ({ href, ...rest }: LinkProps) =>
  isOwnPage(href) && !rest.target && rest.download === undefined ? (
    <Link {...rest} to={href} />
  ) : (
    <a {...rest} href={href} />
  );
