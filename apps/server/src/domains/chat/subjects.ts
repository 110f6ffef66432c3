/** A conversation as the subject of audit records, and of sent files (`documents.subject`). */
export const subjectOf = (guid: string): string => `chat:${guid}`;

/** Subject of a file that a member of staff has not sent yet (`documents.subject`). */
export const unsentSubject = 'chat-unsent';
