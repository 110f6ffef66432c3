import type { Notification } from '@novosel/contract/notifications/endpoints.ts';
import type { LucideIcon } from 'lucide-react';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import User from 'lucide-react/icons/user';

/** The picture of a notification by its tags (S3-25…27). The tags are the server's words. */
export const notificationIcon = ({ tags }: Notification): LucideIcon => {
  if (tags.includes('Для вас')) return User;
  return tags.includes('По сделке') ? FileText : Mail;
};
