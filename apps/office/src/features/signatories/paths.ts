export const signatoriesPath = '/signatories';
