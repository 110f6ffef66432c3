interface Described {
  readonly id: string;
  readonly alt: string;
}

/** The form's field of pictures with their descriptions. */
interface PicturesOfForm {
  readonly value: Described[];
  readonly onChange: (value: Described[]) => void;
  readonly onBlur: () => void;
}

/** Writes the description of a picture into its form. */
export const writeWords = ({ value, onChange, onBlur }: PicturesOfForm) => ({
  onWords: (index: number, alt: string): void =>
    onChange(value.map((one, place) => (place === index ? { ...one, alt } : one))),
  onLeft: onBlur,
});
