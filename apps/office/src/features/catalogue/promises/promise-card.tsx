import type { promiseHandover } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { promiseForm } from '@novosel/contract/catalogue/desk/desk-forms.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { Form } from '@novosel/ui/form/form.tsx';
import { useSchemaForm } from '@novosel/ui/form/use-schema-form.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { refusalWords } from '../../../shared/words/refusal-words.ts';
import styles from './promise-card.module.css';
import { PromiseDialog } from './promise-dialog.tsx';
import { usePromise } from './use-promises.ts';

type Promised = BodyOf<typeof promiseHandover>;
interface Values {
  year: number | null;
  quarter: number | null;
  reason: string;
}

const yearsAhead = 8;
const longest = 1000;
const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: String(from + index), label: String(from + index) }));

/** Adds a handover promise, after a preview of what buyers will read. */
export const PromiseCard = ({ building }: { building: number }) => {
  const t = useText();
  const locale = useLocale();
  const [asked, setAsked] = useState<Promised>();
  const form = useSchemaForm<Values, Promised>(promiseForm, { year: null, quarter: null, reason: '' });
  const promise = usePromise(() => {
    setAsked(undefined);
    form.reset();
  });
  const year = useField(form, 'year');
  const quarter = useField(form, 'quarter');
  const quarters = (['I', 'II', 'III', 'IV'] as const).map((label, index) => ({
    value: String(index + 1),
    label,
  }));
  return (
    <Card title={t('catalogue.promise.new')}>
      <Form form={form} onSubmit={setAsked}>
        <div className={styles.term}>
          <Select
            label={t('catalogue.promise.quarter')}
            required
            options={quarters}
            {...quarter}
            value={quarter.value === null ? null : String(quarter.value)}
            onChange={(value) => quarter.onChange(Number(value))}
          />
          <Select
            label={t('catalogue.promise.year')}
            required
            options={numbers(Number(isoDay(Date.now()).slice(0, 4)), yearsAhead)}
            {...year}
            value={year.value === null ? null : String(year.value)}
            onChange={(value) => year.onChange(Number(value))}
          />
        </div>
        <TextArea
          label={t('catalogue.reason')}
          hint={t('catalogue.promise.reason.hint')}
          required
          rows={3}
          maxLength={longest}
          {...useField(form, 'reason')}
        />
        <div>
          <Button type="submit">{t('catalogue.promise.check')}</Button>
        </div>
      </Form>
      {asked && (
        <PromiseDialog
          promised={asked}
          errors={promise.error ? refusalWords(promise.error, locale) : []}
          busy={promise.isPending}
          onConfirm={() => promise.mutate({ params: { building }, body: asked })}
          onClose={() => {
            promise.reset();
            setAsked(undefined);
          }}
        />
      )}
    </Card>
  );
};
