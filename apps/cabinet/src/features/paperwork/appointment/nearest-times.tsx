import { RefusalError } from '@novosel/client/calls/errors.ts';
import type { OfficeView } from '@novosel/contract/appointments/schema.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useLocale } from '@novosel/ui/text/i18n.tsx';
import { meetingTime } from './meeting-times.ts';

interface NearestTimesProps {
  readonly error: Error | null;
  readonly words: readonly string[];
  readonly office: OfficeView | undefined;
  readonly onTime: (at: string) => void;
}

/** Other free times that the refusal of a taken one names. */
function nearestIn(error: Error | null): readonly string[] {
  if (!(error instanceof RefusalError) || error.code !== 'SLOT_TAKEN') return [];
  const { nearest } = { ...(error.data as { readonly nearest?: unknown } | undefined) };
  return Array.isArray(nearest) ? nearest.filter((one) => typeof one === 'string') : [];
}

/** Why a time was not given, and the nearest ones that are free. */
export const NearestTimes = ({ error, words, office, onTime }: NearestTimesProps) => {
  const locale = useLocale();
  const nearest = nearestIn(error);
  return (
    <>
      <RefusalAlert words={words} />
      {office && nearest.length > 0 && (
        <div className="row">
          {nearest.map((at) => (
            <Button key={at} variant="secondary" small onClick={() => onTime(at)}>
              {meetingTime({ at, office }, locale)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
};
