import { useScrolledNear } from '@novosel/ui/behaviour/use-scrolled-near.ts';
import type { HouseDrawing } from '@novosel/ui/drawings/house/house-drawing.tsx';
import { HousePlace } from '@novosel/ui/drawings/house/house-place.tsx';
import { type ComponentProps, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { quietAfter } from '../../shared/page/begin-later.ts';
import { cancelTimer, startTimer } from '../../shared/page/timers.ts';

type HouseProps = ComponentProps<typeof HouseDrawing>;

/** If the code of the drawing fails to load, its place stays empty. */
const House = lazy(() =>
  import('@novosel/ui/drawings/house/house-drawing.tsx').then(
    (module) => ({ default: module.HouseDrawing }),
    () => ({ default: (props: HouseProps) => <HousePlace {...props} /> }),
  ),
);

/**
 * The house is far down the page: its drawing loads when the screen comes near it, or when the page is idle.
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
