import type { PassportFile } from '@novosel/contract/passports/schema.ts';

export interface PassportWindowProps {
  person: number;
  onClose: () => void;
}

/** Props of a window with an opened passport. */
export interface OpenedProps extends PassportWindowProps {
  file: PassportFile;
  now: string;
  /** Opens the whole passport again. */
  onAnew: () => void;
}
