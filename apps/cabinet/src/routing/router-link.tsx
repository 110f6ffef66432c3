import type { LinkProps } from '@novosel/ui/link.tsx';
import { Link } from 'react-router';
import { preload } from './preload.ts';

/** How the kit follows a link in the cabinet: by the router, with the next page fetched when a pointer comes near. */
export const RouterLink = ({ href, onPointerEnter, onTouchStart, onFocus, ...rest }: LinkProps) => {
  if (!href.startsWith('/') || rest.target) return <a {...rest} href={href} />;
  const near = () => preload(href);
  return (
    <Link
      {...rest}
      to={href}
      onPointerEnter={(event) => {
        near();
        onPointerEnter?.(event);
      }}
      onTouchStart={(event) => {
        near();
        onTouchStart?.(event);
      }}
      onFocus={(event) => {
        near();
        onFocus?.(event);
      }}
    />
  );
};
