import { Alert } from '../status/alert.tsx';

/**
 * What the server said to a step: a warning, read out at once (S8-02, S8-13); nothing when it said nothing.
 */
export const RefusalAlert = ({ words }: { words: readonly string[] }) =>
  words.length > 0 && (
    <Alert tone="warn" urgent>
      {words.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </Alert>
  );
