import { type ReactNode, useEffect, useRef } from 'react';

/** Focuses content that has replaced the pressed button, so that a screen reader announces it. */
export const FocusOnArrival = ({ children }: { children: ReactNode }) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={root} tabIndex={-1}>
      {children}
    </div>
  );
};
