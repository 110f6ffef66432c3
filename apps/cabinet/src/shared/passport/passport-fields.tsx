import type { UseFormReturn } from 'react-hook-form';
import { PassportAddresses } from './passport-addresses.tsx';
import { PassportPaper } from './passport-paper.tsx';
import { PassportPerson } from './passport-person.tsx';
import { PassportScans } from './passport-scans.tsx';
import type { PassportValues } from './passport-values.ts';

interface PassportFieldsProps {
  form: UseFormReturn<PassportValues>;
  /** Called when an upload of a scan begins and ends. */
  onSending: (sending: boolean) => void;
}

/** All fields and scans of a passport. */
export const PassportFields = ({ form, onSending }: PassportFieldsProps) => (
  <>
    <PassportPerson form={form} />
    <PassportPaper form={form} />
    <PassportAddresses form={form} />
    <PassportScans form={form} onSending={onSending} />
  </>
);
