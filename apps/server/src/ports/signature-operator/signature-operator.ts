import type { Outcome } from '../outcome.ts';

/** The future owner of a certificate, as in his passport. */
export interface CertificateOwner {
  readonly surname: string;
  readonly name: string;
  readonly patronymic: string | null;
  /** 11 digits. */
  readonly snils: string;
  /** 12 digits. */
  readonly inn: string | null;
  /** Of the telephone with the operator’s app: +7 and ten digits. */
  readonly phone: string;
}

/** An organisation on whose behalf its employee signs. */
interface SignedFor {
  readonly name: string;
  readonly inn: string;
  readonly ogrn: string;
  readonly title: string;
}

type CertificateKind = 'qualified' | 'enhanced';

export interface CertificateRequest {
  readonly person: CertificateOwner;
  readonly organization: SignedFor | null;
  readonly kind: CertificateKind;
  /** Serial number, in hexadecimal digits, of a certificate in force whose owner was identified already. */
  readonly renews: string | null;
  /** The person confirms himself in the operator's app; otherwise somebody sees his passport. */
  readonly inApp?: boolean;
}

interface IssuedCertificate {
  /** In hexadecimal digits. */
  readonly serial: string;
  /** DER. */
  readonly certificate: Uint8Array;
  readonly validFrom: Date;
  readonly validUntil: Date;
  readonly revokedAt: Date | null;
}

/** An order for a certificate, as the operator has it. */
export type OrderAnswer =
  | { readonly state: 'identity-needed' }
  | { readonly state: 'refused'; readonly reason: string | null }
  | ({ readonly state: 'issued' } & IssuedCertificate);

export type RevocationCause = 'unspecified' | 'keyCompromise' | 'superseded';

/** Why a person’s identity is not confirmed. */
export type IdentityRefusal = 'document_invalid' | 'person_not_confirmed' | 'data_differ';

export interface SigningRequest {
  /** The order whose certificate signs. */
  readonly orderId: string;
  readonly title: string;
  readonly document: Uint8Array;
  readonly until: Date;
}

/** A paper that waits in a person’s app, as the operator has it. */
export type SigningAnswer =
  | { readonly state: 'waiting' | 'opened' }
  | { readonly state: 'expired' }
  | { readonly state: 'refused'; readonly reason: string | null; readonly answeredAt: Date }
  /** `signature`: DER of a detached CAdES-T signature. */
  | { readonly state: 'signed'; readonly signature: Uint8Array; readonly answeredAt: Date };

/** What an authority publishes, as DER. */
interface PublishedByAuthority {
  readonly root: Uint8Array;
  readonly issuing: Uint8Array;
  readonly rootList: Uint8Array;
  readonly issuingList: Uint8Array;
}

/**
 * The signature operator, spoken to over HTTP: he issues certificates, keeps their keys and signs in his app.
 * IDs are made and stored by us before the call; a repeat with the same ID is the same request.
 */
export interface SignatureOperator {
  askOrder(id: string, request: CertificateRequest): Promise<Outcome<OrderAnswer>>;
  orderOf(id: string): Promise<Outcome<OrderAnswer>>;
  /** Reports what the one who saw the passport has found. */
  reportIdentity(id: string, refusal: IdentityRefusal | null): Promise<Outcome<OrderAnswer>>;
  revoke(id: string, cause: RevocationCause): Promise<Outcome<OrderAnswer>>;
  askSigning(id: string, request: SigningRequest): Promise<Outcome<SigningAnswer>>;
  signingOf(id: string): Promise<Outcome<SigningAnswer>>;
  published(): Promise<Outcome<PublishedByAuthority>>;
  /** The answer of OCSP about a certificate of the issuing authority. @param question DER */
  statusOf(question: Uint8Array): Promise<Outcome<Uint8Array>>;
}
