/** Results of a check with those of their reasons that ours gives (ETSI EN 319 102-1, tables 5 and 6). */
export const indications = {
  'total-passed': [],
  'total-failed': ['FORMAT_FAILURE', 'HASH_FAILURE', 'SIG_CRYPTO_FAILURE', 'NOT_YET_VALID'],
  indeterminate: [
    'NO_SIGNING_CERTIFICATE_FOUND',
    'NO_CERTIFICATE_CHAIN_FOUND',
    'CHAIN_CONSTRAINTS_FAILURE',
    'CRYPTO_CONSTRAINTS_FAILURE',
    'OUT_OF_BOUNDS_NO_POE',
    'REVOKED_NO_POE',
    'REVOKED_CA_NO_POE',
    'TRY_LATER',
  ],
} as const;

export type Indication = keyof typeof indications;
export type SubIndication = (typeof indications)[Indication][number];
