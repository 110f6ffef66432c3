import { isOwnPage } from '@novosel/contract/wire/paths.ts';
import type { LinkProps } from '@novosel/ui/actions/link.tsx';
import type { MouseEvent } from 'react';
import { afterPaint } from './after-paint.ts';
import { go, preload } from './go.ts';

/** Whether the browser itself should handle a press: another button, a new tab or window. */
const isBrowsers = (event: MouseEvent): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey;

/**
 * The kit's link component in the cabinet: navigates by the router, and fetches the next page when a pointer
 * comes near. It knows the router only by `go`, since the sign-in page runs without one.
 */
export const RouterLink = (props: LinkProps) => {
  const { href, onClick, onPointerEnter, onTouchStart, onFocus, ...rest } = props;
  if (!isOwnPage(href) || rest.target || rest.download !== undefined) return <a {...props} />;
  const near = () => preload(href);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (isBrowsers(event)) return;
        event.preventDefault();
        afterPaint(() => void go(href));
      }}
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
