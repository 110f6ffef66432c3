/** A picture taken apart without decoding it. */
export interface PictureParts {
  readonly width: number;
  readonly height: number;
  /** Parts that hold words, not pixels: comments, properties, camera data. */
  readonly words: readonly Buffer[];
  /** Words and profiles that are packed (zlib). */
  readonly packed?: readonly Buffer[];
  /** What stands behind the end of the picture. */
  readonly tail: Buffer;
}
