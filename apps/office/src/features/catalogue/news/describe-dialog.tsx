import { addressOf } from '@novosel/client/calls/address.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { describePictures } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { picturesForm } from '@novosel/contract/catalogue/desk/desk-forms.ts';
import {
  type DeskNews,
  getDeskPicture,
  listDeskNews,
} from '@novosel/contract/catalogue/desk/desk-lists-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { Form } from '@novosel/ui/form/form.tsx';
import { useSchemaForm } from '@novosel/ui/form/use-schema-form.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { refusalWords } from '../../../shared/words/refusal-words.ts';
import { PictureWords } from './picture-words.tsx';
import { writeWords } from './write-words.ts';

interface Values {
  pictures: { id: string; alt: string }[];
}

interface DescribeDialogProps {
  news: DeskNews;
  onClose: () => void;
}

/** Edits the descriptions of the pictures of published news. */
export const DescribeDialog = ({ news, onClose }: DescribeDialogProps) => {
  const t = useText();
  const locale = useLocale();
  const form = useSchemaForm<Values, BodyOf<typeof describePictures>>(picturesForm, {
    pictures: news.pictures.map(({ id, alt }) => ({ id, alt })),
  });
  const pictures = useField(form, 'pictures');
  const describe = useCall(describePictures, {
    invalidates: [listDeskNews],
    onDone: () => {
      onClose();
      void toast({ title: t('catalogue.news.described'), tone: 'good' });
    },
  });
  const keep = (body: BodyOf<typeof describePictures>) =>
    describe.mutate({ params: { news: news.id }, body });
  return (
    <Modal
      open
      onClose={onClose}
      title={t('catalogue.news.describe.title', { title: news.title })}
      busy={describe.isPending}
      actions={
        <>
          <Button busy={describe.isPending} onClick={() => void form.handleSubmit(keep)()}>
            {t('catalogue.news.describe.keep')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('catalogue.keep')}
          </Button>
        </>
      }
    >
      <Form form={form} errors={describe.error ? refusalWords(describe.error, locale) : []} onSubmit={keep}>
        <PictureWords
          pictures={pictures.value.map(({ id, alt }, index) => ({
            id,
            src: addressOf(getDeskPicture, { params: { picture: id } }),
            name: t('catalogue.news.picture', { number: index + 1, name: news.title }),
            alt,
            error: form.formState.errors.pictures?.[index]?.alt?.message,
          }))}
          {...writeWords(pictures)}
        />
      </Form>
    </Modal>
  );
};
