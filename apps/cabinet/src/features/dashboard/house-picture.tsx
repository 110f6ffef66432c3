import { useScrolledNear } from '@novosel/ui/behaviour/use-scrolled-near.ts';
import type { HouseDrawing } from '@novosel/ui/drawings/house/house-drawing.tsx';
import { HousePlace } from '@novosel/ui/drawings/house/house-place.tsx';
import { type ComponentProps, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { quietAfter } from '../../shared/page/begin-later.ts';
import { cancelTimer, startTimer } from '../../shared/page/timers.ts';

type HouseProps = ComponentProps<typeof HouseDrawing>;

/** A picture whose code is lost leaves its place empty. */
const House = lazy(() =>
  import('@novosel/ui/drawings/house/house-drawing.tsx').then(
    (module) => ({ default: module.HouseDrawing }),
    () => ({ default: (props: HouseProps) => <HousePlace {...props} /> }),
  ),
);

/**
 * The house stands low on the page: its drawing comes when the screen is near it, or when the page has
 * settled.
 */
export const HousePicture = (props: HouseProps) => {
  const [wanted, setWanted] = useState(false);
  const want = useCallback(() => setWanted(true), []);
  const place = useScrolledNear<HTMLDivElement>(!wanted, want);
  useEffect(() => {
    const timer = startTimer(quietAfter, want);
    return () => cancelTimer(timer);
  }, [want]);
  const kept = <HousePlace {...props} />;
  return (
    <div ref={place}>
      {wanted ? (
        <Suspense fallback={kept}>
          <House {...props} />
        </Suspense>
      ) : (
        kept
      )}
    </div>
  );
};
