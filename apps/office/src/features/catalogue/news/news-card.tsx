import { useCall } from '@novosel/client/queries/use-call.ts';
import { publishNews } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { newsForm } from '@novosel/contract/catalogue/desk/desk-forms.ts';
import { listDeskNews } from '@novosel/contract/catalogue/desk/desk-lists-endpoints.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import type { StoredFile } from '@novosel/ui/files/file-entry.ts';
import { useSchemaForm } from '@novosel/ui/form/use-schema-form.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useState } from 'react';
import { ActCard } from '../../../shared/acts/act-card.tsx';
import { PlaceOfForm } from '../frame/place-of-form.tsx';
import styles from './news-card.module.css';
import { PicturesField } from './pictures-field.tsx';
import { writeWords } from './write-words.ts';

type Published = BodyOf<typeof publishNews>;
interface Values {
  complex: number | undefined;
  building: number | undefined;
  happenedOn: string;
  title: string;
  text: string;
  pictures: { id: string; alt: string }[];
}

interface NewsCardProps {
  onPublished: () => void;
}

/** The form for news of the building site: where, when, what, and pictures. */
export const NewsCard = ({ onPublished }: NewsCardProps) => {
  const t = useText();
  const [sending, setSending] = useState(false);
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  const form = useSchemaForm<Values, Published>(newsForm, {
    complex: undefined,
    building: undefined,
    happenedOn: isoDay(Date.now()),
    title: '',
    text: '',
    pictures: [],
  });
  const publish = useCall(publishNews, {
    invalidates: [listDeskNews],
    onDone: () => {
      onPublished();
      void toast({ title: t('catalogue.news.done'), tone: 'good' });
    },
  });
  const complex = useField(form, 'complex');
  const building = useField(form, 'building');
  const pictures = useField(form, 'pictures');
  return (
    <ActCard
      title={t('catalogue.news.new')}
      form={form}
      act={publish}
      onSubmit={(body) => publish.mutate({ body })}
      submit={t('catalogue.news.publish')}
      disabledReason={sending ? t('catalogue.news.sending') : null}
    >
      <PlaceOfForm complex={complex} building={building} hint={t('catalogue.news.building.hint')} />
      <DateField
        className={styles.day}
        label={t('catalogue.news.day')}
        required
        {...useField(form, 'happenedOn')}
      />
      <TextField
        label={t('catalogue.news.name')}
        required
        maxLength={120}
        placeholder={t('catalogue.news.name.example')}
        {...useField(form, 'title')}
      />
      <TextArea
        label={t('catalogue.news.text')}
        required
        rows={6}
        maxLength={4000}
        {...useField(form, 'text')}
      />
      <PicturesField
        value={files}
        error={pictures.error}
        onChange={(next) => {
          setFiles(next);
          const altOf = new Map(pictures.value.map(({ id, alt }) => [id, alt]));
          pictures.onChange(next.map(({ key }) => ({ id: key, alt: altOf.get(key) ?? '' })));
        }}
        onSending={setSending}
        words={pictures.value.map(({ alt }, index) => ({
          alt,
          error: form.formState.errors.pictures?.[index]?.alt?.message,
        }))}
        {...writeWords(pictures)}
      />
    </ActCard>
  );
};
