import type { UseFormReturn } from 'react-hook-form';
import { PassportAddresses } from './passport-addresses.tsx';
import { PassportPaper } from './passport-paper.tsx';
import { PassportPerson } from './passport-person.tsx';
import { PassportScans } from './passport-scans.tsx';
import type { PassportValues } from './passport-values.ts';

interface PassportFieldsProps {
  form: UseFormReturn<PassportValues>;
  /** A scan is on its way. */
  onSending: (sending: boolean) => void;
}

/** Everything that is typed and shown of a passport. */
export const PassportFields = ({ form, onSending }: PassportFieldsProps) => (
  <>
    <PassportPerson form={form} />
    <PassportPaper form={form} />
    <PassportAddresses form={form} />
    <PassportScans form={form} onSending={onSending} />
  </>
);
