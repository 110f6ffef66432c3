/** Tags with a picture of their own (S3-25, S3-26). They are data as the specification writes them, not words to translate. */
export const notificationTags = { forYou: 'Для вас', deal: 'По сделке' } as const;
