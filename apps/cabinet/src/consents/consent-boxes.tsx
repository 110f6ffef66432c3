import { type ConsentKind, downloadConsent } from '@novosel/contract/consents/endpoints.ts';
import { Checkbox } from '@novosel/ui/checkbox.tsx';
import { Text, useLocale } from '@novosel/ui/i18n.tsx';
import { useField } from '@novosel/ui/use-field.ts';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

interface Consents extends FieldValues {
  agree: boolean;
  additionalAgree: boolean;
}

const TextLink = ({ kind, children }: { kind: ConsentKind; children?: string }) => {
  const locale = useLocale();
  const address = downloadConsent.path.replace('{text}', kind);
  return (
    <a href={`${address}?locale=${locale}`} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
};

/** The two consents (S4.3-04): each by itself, with its text at hand; advertising is the person's choice. */
export const ConsentBoxes = <Values extends Consents, Output>({
  form,
}: {
  form: UseFormReturn<Values, unknown, Output>;
}) => (
  <>
    <Checkbox {...useField(form, 'agree' as Path<Values>)}>
      <Text id="consents.agree" components={{ link: <TextLink kind="terms" /> }} />
    </Checkbox>
    <Checkbox {...useField(form, 'additionalAgree' as Path<Values>)}>
      <Text id="consents.additionalAgree" components={{ link: <TextLink kind="advertising" /> }} />
    </Checkbox>
  </>
);
