/** One estate on the floor, in the reader's language. */
export interface FloorEstate {
  slot: number;
  /** `own` is the reader's, `free` can be chosen, `taken` cannot. */
  state: 'own' | 'free' | 'taken';
  /** Text in its place: «1», «С», «№ 243». */
  mark: string;
  /** A second line below the mark, where it fits: «58,4 м²». */
  note?: string | undefined;
  /** The full name for a screen reader; required where estates are buttons. */
  name?: string | undefined;
}
