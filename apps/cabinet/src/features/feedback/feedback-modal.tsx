import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { useAnswerBy } from './answer-by.tsx';
import { FeedbackWriter } from './feedback-writer.tsx';

interface FeedbackModalProps {
  open: boolean;
  onClose: () => void;
}

/** The same form as a window over any page (S2.7-01, S2.7-02); closing it leaves the text as a draft. */
export const FeedbackModal = ({ open, onClose }: FeedbackModalProps) => {
  const t = useText();
  const words = useAnswerBy();
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="sm"
      title={t('feedback.write')}
      note={t('feedback.write.note')}
    >
      <FeedbackWriter
        onSent={({ message, data }) => {
          onClose();
          void toast({ tone: 'good', title: t('feedback.sent'), text: `${message} ${words(data.answerBy)}` });
        }}
      />
    </Modal>
  );
};
