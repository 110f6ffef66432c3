import { errorWords, RefusalError } from '@novosel/client/calls/errors.ts';
import type { InputOf } from '@novosel/client/calls/input.ts';
import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useDraft } from '@novosel/client/drafts/use-draft.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { listServices, type OrderEndpoint } from '@novosel/contract/services/endpoints.ts';
import { type Service, serviceLimits } from '@novosel/contract/services/rules.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import type { StoredFile } from '@novosel/ui/files/file-entry.ts';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
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

interface Fields<Values> {
  readonly typed: Values;
  readonly type: (more: Partial<Values>) => void;
  /** What is wrong with a field, once it was tried to send. */
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
  const draft = draftOf<Values & Common>(`services:${service}`, user);
  const [typed, type, { drop }] = useDraft(draft, { ...empty, comment: '', files: [] });
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const order = useCall(endpoint, {
    invalidates: [listServices],
    afterRefusal: [listServices],
    onDone: ({ data }) => {
      drop();
      onOrdered(data);
    },
  });
  const change = (more: Partial<Values>) => {
    if (order.error) order.reset();
    type(more as Partial<Values & Common>);
  };
  const body = { ...typed, files: typed.files.map(({ key }) => key) };
  const parsed = schema.safeParse(body);
  const wrong = new Set(parsed.error?.issues.map(({ path: [field] }) => String(field)));
  // What only the server knows, such as a day that has passed, stands at its field, too.
  const refused = order.error instanceof RefusalError ? Object.keys(order.error.errors) : [];
  const isAtFields = refused.length > 0 && refused.every((field) => Object.hasOwn(empty, field));
  const errorOf = (field: string) =>
    (tried && wrong.has(field)) || refused.includes(field) ? t('services.wrong', { field }) : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong.size > 0) {
      const [first] = [...(form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].filter(
        ({ dataset }) => wrong.has(dataset.field ?? ''),
      );
      first?.querySelector<HTMLElement>('input, button, textarea, a[href]')?.focus();
      return;
    }
    if (order.isPending || sending) return;
    // The schema is the endpoint's own, and has just taken the body.
    order.mutate({ body } as InputOf<E>);
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={send}>
      <ErrorAlert errors={order.error && !isAtFields ? errorWords(order.error, t('network')) : []} />
      <OpenAlready service={service} estate={'estate' in typed ? String(typed.estate) : ''} />
      {children({ typed, type: change, errorOf })}
      <TextArea
        label={t('services.comment')}
        maxLength={serviceLimits.words}
        rows={3}
        value={typed.comment}
        onChange={(event) => type({ comment: event.target.value } as Partial<Values & Common>)}
      />
      <ServiceFiles
        value={typed.files}
        onChange={(files) => type({ files } as Partial<Values & Common>)}
        onSending={setSending}
      />
      <Button type="submit" busy={order.isPending} disabledReason={sending ? t('services.sending') : null}>
        {t('services.send', { service })}
      </Button>
      <p className="small muted">{t('services.send.note', { service })}</p>
    </form>
  );
};
