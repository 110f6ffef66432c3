import type { ComponentProps, Ref } from 'react';
import { PlaceFields } from '../../../shared/deal/place-fields.tsx';

/** Props from `useField`. */
interface Bound {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly value: number | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: number | undefined) => void;
}

interface PlaceOfFormProps extends Pick<ComponentProps<typeof PlaceFields>, 'hint'> {
  complex: Bound;
  building: Bound;
}

/** Two fields of a form: a complex and, optionally, one of its buildings. */
export const PlaceOfForm = ({ complex, building, hint }: PlaceOfFormProps) => (
  <PlaceFields
    required="complex"
    complexRef={complex.ref}
    hint={hint}
    value={{ complex: complex.value, building: building.value }}
    errors={{ complex: complex.error, building: building.error }}
    onChange={(place) => {
      complex.onChange(place.complex);
      building.onChange(place.building);
    }}
  />
);
