/** What the audit log, and `documents.subject` of a file that was sent, say of a conversation. */
export const subjectOf = (guid: string): string => `chat:${guid}`;

/** What `documents.subject` says of a file that a member of staff has not sent yet. */
export const unsentSubject = 'chat-unsent';
