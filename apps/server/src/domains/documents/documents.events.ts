import { eventKind } from '../../platform/events.ts';

export interface UploadNews {
  readonly uploadId: string;
  readonly ownerId: number;
  readonly fileName: string;
  readonly at: Date;
}

/** The scanner found a virus in an upload that was accepted while it did not answer. */
export const uploadInfected = eventKind<UploadNews>('documents.upload-infected');
