import { errorWords, RefusalError } from '@novosel/client/calls/errors.ts';
import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import type { PlaceRequest, RequestItem } from '@novosel/contract/requests/calls.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import type { StoredFile } from '@novosel/ui/files/file-entry.ts';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Form } from '@novosel/ui/form/form.tsx';
import { type BoundField, useKeptForm } from '@novosel/ui/form/use-kept-form.ts';
import { useRefusedFields } from '@novosel/ui/form/use-refused-fields.ts';
import { type FieldWords, wordsCheck } from '@novosel/ui/form/words-check.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { type ReactNode, useState } from 'react';
import type { DefaultValues, Path } from 'react-hook-form';
import { go } from '../../navigation/go.ts';
import type { RequestKinds } from '../request-family.ts';
import { RequestFiles } from '../request-files.tsx';
import styles from '../requests.module.css';
import { OpenAlready } from './open-already.tsx';

interface Common {
  readonly comment: string;
  readonly files: readonly StoredFile[];
}

/** The contract's schema of an order: this form only asks it which fields it refuses. */
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
  /** The error message of a field. */
  readonly errorOf: (field: keyof Values & string) => string | undefined;
  /** Value, change and error of a field. */
  readonly bind: <Name extends keyof Values & string>(name: Name) => BoundField<Values[Name]>;
}

interface OrderFormProps<Kind extends string, Item extends RequestItem, Values extends object> {
  family: RequestKinds<Kind, Item>;
  kind: Kind;
  endpoint: PlaceRequest;
  schema: Schema;
  empty: Values;
  /** Owner of the draft. */
  user: number;
  /** Called after the order; when absent, the request is shown. */
  onOrdered?: (made: { readonly id: string; readonly number: number }) => void;
  /** Renders the fields of this kind. */
  children: (fields: Fields<Values>) => ReactNode;
}

/** Makes a request: fields of its kind, text and files; typed values survive a reload. */
export const OrderForm = <Kind extends string, Item extends RequestItem, Values extends object>(
  props: OrderFormProps<Kind, Item, Values>,
) => {
  const { family, kind, endpoint, schema, empty, user, onOrdered, children } = props;
  const { list, limits, words } = family;
  const t = useText();
  const wordsOf = (field: string) =>
    field === 'estate' ? t('requests.estate.choose') : words.wrong(t, field);
  const { form, values, change, errorOf, drop } = useKeptForm<Values & Common>(
    wordsCheck((typed) => wrongFields(schema, typed, wordsOf)),
    { ...empty, comment: '', files: [] } as DefaultValues<Values & Common>,
    { draft: draftOf<Values & Common>(`${family.name}:${kind}`, user), late: true },
  );
  const [sending, setSending] = useState(false);
  const show = ({ id, number }: { readonly id: string; readonly number: number }) => {
    void toast({ tone: 'good', title: t('requests.ordered', { number }) });
    go(family.addressOf(kind, id));
  };
  const order = useCall(endpoint, {
    invalidates: [list],
    afterRefusal: [list],
    onDone: ({ data }) => {
      drop();
      if (onOrdered) onOrdered(data);
      else show(data);
    },
  });
  const type = (more: Partial<Values>) => {
    if (order.error) order.reset();
    change(more as Partial<Values & Common>);
  };
  const bind = <Name extends keyof Values & string>(name: Name): BoundField<Values[Name]> => ({
    value: values[name],
    onChange: (value) => type({ [name]: value } as unknown as Partial<Values>),
    error: errorOf(name),
  });
  // Some faults, such as a past day, only the server knows; they are shown at their fields.
  const refusal = order.error instanceof RefusalError ? order.error.errors : undefined;
  const refused = useRefusedFields(form, refusal, {
    fieldOf: (name) => (Object.hasOwn(empty, name) ? (name as Path<Values & Common>) : undefined),
    words: wordsOf,
  });
  const isAtFields = refused.length > 0 && refused.length === Object.keys(refusal ?? {}).length;
  const send = (typed: Values & Common) => {
    // The schema is the endpoint's own, and has just accepted the body.
    if (!sending) order.mutate({ body: bodyOf(typed) });
  };
  return (
    <Form form={form} plain busy={order.isPending} className={styles.form} onSubmit={send}>
      <ErrorAlert errors={order.error && !isAtFields ? errorWords(order.error, t('network')) : []} />
      <OpenAlready family={family} kind={kind} estate={'estate' in values ? String(values.estate) : ''} />
      {children({ typed: values, type, errorOf, bind })}
      <TextArea
        label={t('requests.comment')}
        maxLength={limits.words}
        rows={3}
        value={values.comment}
        onChange={(event) => change({ comment: event.target.value } as Partial<Values & Common>)}
      />
      <RequestFiles
        most={limits.files}
        value={values.files}
        onChange={(files) => change({ files } as Partial<Values & Common>)}
        onSending={setSending}
      />
      <Button type="submit" busy={order.isPending} disabledReason={sending ? t('requests.sending') : null}>
        {words.send(t, kind)}
      </Button>
      <p className="small muted">{words.sendNote(t, kind)}</p>
    </Form>
  );
};
