import { templateLimits } from '@novosel/contract/contracts/template.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './templates.module.css';
import type { ClauseField, TypedClause } from './typed-template.ts';

interface ClauseFieldsProps {
  clause: TypedClause;
  isWrong: (field: ClauseField) => boolean;
  onChange: (part: Partial<TypedClause>) => void;
  onAdd: () => void;
  onRemove: () => void;
}

/** A clause that is being changed: its title, text and condition. */
export const ClauseFields = ({ clause, isWrong, onChange, onAdd, onRemove }: ClauseFieldsProps) => {
  const t = useText();
  const { kind, id, title, body, when, marks } = clause;
  const errorOf = (field: ClauseField) => (isWrong(field) ? t(`contracts.clause.${field}.wrong`) : undefined);
  const isKept = Boolean(marks.keyTerm ?? marks.essential);
  return (
    <fieldset className={styles.fields}>
      <legend>
        <code className="small muted">{id}</code>
      </legend>
      <TextField
        label={t('contracts.clause.title')}
        lang="ru"
        required={kind === 'heading'}
        autoComplete="off"
        maxLength={templateLimits.title}
        value={title}
        error={errorOf('title')}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      {kind === 'clause' && (
        <TextArea
          label={t('contracts.clause.body')}
          lang="ru"
          required
          rows={6}
          spellCheck={false}
          maxLength={templateLimits.body}
          value={body}
          error={errorOf('body')}
          onChange={(event) => onChange({ body: event.target.value })}
        />
      )}
      <TextField
        label={t('contracts.clause.when')}
        hint={t('contracts.clause.when.hint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={templateLimits.condition}
        value={when}
        error={errorOf('when')}
        onChange={(event) => onChange({ when: event.target.value })}
      />
      <div className={styles.acts}>
        <Button small variant="secondary" onClick={onAdd}>
          {t('contracts.clause.add')}
        </Button>
        <Button
          small
          variant="secondary"
          disabledReason={isKept ? t('contracts.clause.kept') : undefined}
          onClick={onRemove}
        >
          {t('contracts.clause.remove')}
        </Button>
      </div>
    </fieldset>
  );
};
