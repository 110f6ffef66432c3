/** One estate on the floor, in the reader's language. */
export interface FloorEstate {
  slot: number;
  /** `own` is the reader's, `free` can be chosen, `taken` cannot. */
  state: 'own' | 'free' | 'taken';
  /** What is written in its place: «1», «С», «№ 243». */
  mark: string;
  /** A second line under the mark, where it fits: «58,4 м²». */
  note?: string | undefined;
  /** The full name for a screen reader; needed where the floor is a choice. */
  name?: string | undefined;
}
