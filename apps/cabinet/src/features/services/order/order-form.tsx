import { errorWords, RefusalError } from '@novosel/client/calls/errors.ts';
import type { InputOf } from '@novosel/client/calls/input.ts';
import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { listServices, type OrderEndpoint } from '@novosel/contract/services/endpoints.ts';
import { type Service, serviceLimits } from '@novosel/contract/services/rules.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import type { StoredFile } from '@novosel/ui/files/file-entry.ts';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Form } from '@novosel/ui/form/form.tsx';
import { useKeptForm } from '@novosel/ui/form/use-kept-form.ts';
import { useRefusedFields } from '@novosel/ui/form/use-refused-fields.ts';
import { type FieldWords, wordsCheck } from '@novosel/ui/form/words-check.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type ReactNode, useState } from 'react';
import type { DefaultValues, Path } from 'react-hook-form';
import { ServiceFiles } from '../service-files.tsx';
import styles from '../services.module.css';
import { OpenAlready } from './open-already.tsx';

interface Common {
  readonly comment: string;
  readonly files: readonly StoredFile[];
}

/** The contract's form of an order: all that is asked of it here is which fields it refuses. */
interface Schema {
  safeParse(body: unknown): {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] } | undefined;
  };
}

const bodyOf = <Typed extends Common>(typed: Typed) => ({
  ...typed,
  files: typed.files.map(({ key }) => key),
});

const wrongFields = <Typed extends Common>(
  schema: Schema,
  typed: Typed,
  words: (field: string) => string,
): FieldWords<Typed> => {
  const issues = schema.safeParse(bodyOf(typed)).error?.issues ?? [];
  return Object.fromEntries(
    issues.map(({ path: [field] }) => [field, words(String(field))]),
  ) as FieldWords<Typed>;
};

interface Fields<Values> {
  readonly typed: Values;
  readonly type: (more: Partial<Values>) => void;
  /** What is wrong with a field. */
  readonly errorOf: (field: keyof Values & string) => string | undefined;
}

interface OrderFormProps<E extends OrderEndpoint, Values extends object> {
  service: Service;
  endpoint: E;
  schema: Schema;
  empty: Values;
  /** Whose form it is: a draft is his alone. */
  user: number;
  onOrdered: (made: { readonly id: string; readonly number: number }) => void;
  /** The fields of this service. */
  children: (fields: Fields<Values>) => ReactNode;
}

/** Orders a service: what it asks for, words and papers; what is typed survives a reload. */
export const OrderForm = <E extends OrderEndpoint, Values extends object>(
  props: OrderFormProps<E, Values>,
) => {
  const { service, endpoint, schema, empty, user, onOrdered, children } = props;
  const t = useText();
  const wordsOf = (field: string) => t('services.wrong', { field });
  const { form, values, change, errorOf, drop } = useKeptForm<Values & Common>(
    wordsCheck((typed) => wrongFields(schema, typed, wordsOf)),
    { ...empty, comment: '', files: [] } as DefaultValues<Values & Common>,
    { draft: draftOf<Values & Common>(`services:${service}`, user), late: true },
  );
  const [sending, setSending] = useState(false);
  const order = useCall(endpoint, {
    invalidates: [listServices],
    afterRefusal: [listServices],
    onDone: ({ data }) => {
      drop();
      onOrdered(data);
    },
  });
  const type = (more: Partial<Values>) => {
    if (order.error) order.reset();
    change(more as Partial<Values & Common>);
  };
  // Only the server knows some faults, such as a day that has passed; they are shown at their fields.
  const refusal = order.error instanceof RefusalError ? order.error.errors : undefined;
  const refused = useRefusedFields(form, refusal, {
    fieldOf: (name) => (Object.hasOwn(empty, name) ? (name as Path<Values & Common>) : undefined),
    words: wordsOf,
  });
  const isAtFields = refused.length > 0 && refused.length === Object.keys(refusal ?? {}).length;
  const send = (typed: Values & Common) => {
    // The schema is the endpoint's own, and has just taken the body.
    if (!sending) order.mutate({ body: bodyOf(typed) } as InputOf<E>);
  };
  return (
    <Form form={form} plain busy={order.isPending} className={styles.form} onSubmit={send}>
      <ErrorAlert errors={order.error && !isAtFields ? errorWords(order.error, t('network')) : []} />
      <OpenAlready service={service} estate={'estate' in values ? String(values.estate) : ''} />
      {children({ typed: values, type, errorOf })}
      <TextArea
        label={t('services.comment')}
        maxLength={serviceLimits.words}
        rows={3}
        value={values.comment}
        onChange={(event) => change({ comment: event.target.value } as Partial<Values & Common>)}
      />
      <ServiceFiles
        value={values.files}
        onChange={(files) => change({ files } as Partial<Values & Common>)}
        onSending={setSending}
      />
      <Button type="submit" busy={order.isPending} disabledReason={sending ? t('services.sending') : null}>
        {t('services.send', { service })}
      </Button>
      <p className="small muted">{t('services.send.note', { service })}</p>
    </Form>
  );
};
