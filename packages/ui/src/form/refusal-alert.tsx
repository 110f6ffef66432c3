import { Alert } from '../status/alert.tsx';

/** The server's refusal of a step: a warning, announced at once (S8-02, S8-13); empty when there is none. */
export const RefusalAlert = ({ words }: { words: readonly string[] }) =>
  words.length > 0 && (
    <Alert tone="warn" urgent>
      {words.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </Alert>
  );
