import { type ReactNode, useEffect, useRef } from 'react';

/**
 * What has come in place of the pressed button takes the focus over, so that it is read out and nothing is
 * lost.
 */
export const Arrived = ({ children }: { children: ReactNode }) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={root} tabIndex={-1}>
      {children}
    </div>
  );
};
