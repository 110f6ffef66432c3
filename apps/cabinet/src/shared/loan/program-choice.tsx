import { mortgagePrograms } from 'virtual:brand-offer';
import type { MortgageProgram } from '@novosel/contract/catalogue/prices/monthly-payment.ts';
import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { useLocale } from '@novosel/ui/text/i18n.tsx';

interface ProgramChoiceProps {
  label: string;
  program: MortgageProgram;
  onChange: (code: string) => void;
}

/** The choice of the developer's mortgage programme; hidden when there is only one. */
export const ProgramChoice = ({ label, program, onChange }: ProgramChoiceProps) => {
  const locale = useLocale();
  const programs = mortgagePrograms;
  if (programs.length < 2) return null;
  const choices = programs.map(({ code, title }) => ({ value: code, label: title[locale] }));
  return <Segmented label={label} value={program.code} onChange={onChange} choices={choices} />;
};
