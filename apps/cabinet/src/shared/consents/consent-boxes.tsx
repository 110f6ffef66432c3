import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { Text } from '@novosel/ui/text/i18n.tsx';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ConsentLink } from './consent-link.tsx';

interface Consents extends FieldValues {
  agree: boolean;
  additionalAgree: boolean;
}

/**
 * The two consents (S4.3-04): a box for each, with a link to its text; the one for advertising is optional.
 */
export const ConsentBoxes = <Values extends Consents, Output>({
  form,
}: {
  form: UseFormReturn<Values, unknown, Output>;
}) => (
  <>
    <Checkbox {...useField(form, 'agree' as Path<Values>)}>
      <Text id="consents.agree" components={{ link: <ConsentLink kind="terms" /> }} />
    </Checkbox>
    <Checkbox {...useField(form, 'additionalAgree' as Path<Values>)}>
      <Text id="consents.additionalAgree" components={{ link: <ConsentLink kind="advertising" /> }} />
    </Checkbox>
  </>
);
