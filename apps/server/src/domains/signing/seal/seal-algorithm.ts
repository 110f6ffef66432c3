/** ECDSA on P-256 with SHA-256: short signatures, and read by every PDF viewer that checks them. */
export const sealKeyAlgorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
export const sealSignAlgorithm = { ...sealKeyAlgorithm, hash: 'SHA-256' } as const;
