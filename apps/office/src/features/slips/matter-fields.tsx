import { questionnaireCodes, questionnaires } from '@novosel/contract/slips/questionnaires.ts';
import {
  isVisit,
  opinionSubjects,
  opinionSubjectWords,
  type SlipKind,
} from '@novosel/contract/slips/rules.ts';
import type { SlipForm } from '@novosel/contract/slips/schema.ts';
import { Select } from '@novosel/ui/choices/select.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import type { UseFormReturn } from 'react-hook-form';
import { MomentField } from './moment-field.tsx';

export type SlipsForm = UseFormReturn<SlipForm, unknown, SlipForm>;

interface MatterFieldsProps {
  form: SlipsForm;
  kind: SlipKind;
}

/** The fields of each kind of slip. */
export const MatterFields = ({ form, kind }: MatterFieldsProps) => {
  const t = useText();
  const locale = useLocale();
  const subject = useField(form, 'subject');
  const questionnaire = useField(form, 'questionnaire');
  const what = useField(form, 'what');
  const place = useField(form, 'place');
  const at = useField(form, 'at');
  if (kind === 'questionnaire')
    return (
      <Select
        label={t('slips.questionnaire')}
        required
        options={questionnaireCodes.map((value) => ({ value, label: questionnaires[value].title[locale] }))}
        {...questionnaire}
      />
    );
  return (
    <>
      {kind === 'opinion' && (
        <Select
          label={t('slips.subject')}
          required
          options={opinionSubjects.map((value) => ({ value, label: opinionSubjectWords[value][locale] }))}
          {...subject}
        />
      )}
      <TextField
        label={t(`slips.what.${kind}`)}
        hint={t(`slips.what.${kind}.hint`)}
        required
        maxLength={200}
        {...what}
      />
      {isVisit(kind) && (
        <TextField
          label={t('slips.place')}
          hint={t(`slips.place.${kind}.hint`)}
          required
          maxLength={200}
          {...place}
        />
      )}
      <MomentField
        hint={t(isVisit(kind) ? 'slips.day.ahead' : 'slips.day.past')}
        error={at.error}
        onChange={at.onChange}
      />
    </>
  );
};
