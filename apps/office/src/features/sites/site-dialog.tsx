import { Modal, type ModalSize } from '@novosel/ui/windows/modal.tsx';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ActForm } from '../../shared/acts/act-form.tsx';

interface SiteDialogProps<Values extends FieldValues, Output extends FieldValues>
  extends ComponentProps<typeof ActForm<Values, Output>> {
  title: string;
  note: string;
  size?: ModalSize;
  onClose: () => void;
}

/** The window that registers or changes a client. */
export const SiteDialog = <Values extends FieldValues, Output extends FieldValues>(
  props: SiteDialogProps<Values, Output>,
) => {
  const { title, note, size, onClose, ...form } = props;
  return (
    <Modal open onClose={onClose} title={title} note={note} size={size} busy={form.act.isPending}>
      <ActForm {...form} />
    </Modal>
  );
};
