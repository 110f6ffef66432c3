import type { PassportFile } from '@novosel/contract/passports/schema.ts';

export interface PassportWindowProps {
  person: number;
  onClose: () => void;
}

/** Of a passport that has been opened. */
export interface OpenedProps extends PassportWindowProps {
  file: PassportFile;
  now: string;
  /** The whole passport is asked for once more. */
  onAnew: () => void;
}
