import type { LinkProps } from '@novosel/ui/link.tsx';
import { Link } from 'react-router';

/** How the kit follows a link at the desk: by the router. */
export const RouterLink = ({ href, ...rest }: LinkProps) =>
  href.startsWith('/') && !rest.target ? <Link {...rest} to={href} /> : <a {...rest} href={href} />;
