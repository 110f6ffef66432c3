import type { Notification } from '@novosel/contract/notifications/endpoints.ts';
import { notificationTags } from '@novosel/contract/notifications/tags.ts';
import type { LucideIcon } from 'lucide-react';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import User from 'lucide-react/icons/user';

/** The picture of a notification by its tags (S3-25…27). */
export const notificationIcon = ({ tags }: Notification): LucideIcon => {
  if (tags.includes(notificationTags.forYou)) return User;
  return tags.includes(notificationTags.deal) ? FileText : Mail;
};
