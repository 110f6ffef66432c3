import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { NamedPower } from '@novosel/contract/delegates/power.ts';
import canonicalize from 'canonicalize';

/**
 * What is kept of one signature (63-FZ, art. 9; promise 45). No passport and no whole phone: the row outlives
 * both.
 */
export interface Evidence {
  who: { userId: string; fullName: string; passportHash: string; phoneMasked: string };
  /**
   * The buyer and the notarial power of attorney, where a representative has signed (Civil Code, articles 182
   * and 185.1).
   */
  onBehalfOf?: { userId: string; fullName: string; passportHash: string; power: NamedPower };
  agreementVersion: string;
  rulesVersion: string;
  /** SHA-256 of the bytes shown and signed, hex. */
  documentSha256: string;
  codeId: string;
  /** How many times a code was entered, the right one included. */
  tries: number;
  ip: string;
  userAgent: string;
  /** UTC, ISO 8601. */
  at: string;
  kind: 'simple' | 'enhanced' | 'qualified';
  /** Of a signature by a certificate; `codeId` is then the ID of its request at the operator. */
  certificate?: { serial: string; signatureSha256: string };
  /** Hash of the row before; `chainStart(dealId)` for the first. */
  prevHash: string;
}

export interface EvidenceRow {
  evidence: Evidence;
  hash: string;
}

/** Where a deal's chain ends: kept and sealed apart from the rows, so that a rewritten or cut chain shows. */
export interface ChainHead {
  dealId: string;
  count: number;
  hash: string;
  /** UTC, ISO 8601. */
  at: string;
}

type ChainFault = 'count' | 'link' | 'hash' | 'head';

export type ChainCheck = { ok: true } | { ok: false; fault: ChainFault; row: number };

/** What the first row of a deal points to; rows moved to another deal therefore do not fit. */
function chainStart(dealId: string): string {
  return sha256(`novosel:evidence-chain:1\n${dealId}`);
}

/** SHA-256 of the evidence as canonical JSON (RFC 8785), hex. */
export function chainHash(evidence: Evidence): string {
  return sha256(`novosel:evidence:1\n${canonicalize(evidence)}`);
}

/** The row to append, and the head to seal after it. */
export function nextRow(
  head: Pick<ChainHead, 'dealId' | 'count' | 'hash'> | undefined,
  dealId: string,
  evidence: Omit<Evidence, 'prevHash'>,
): { row: EvidenceRow; head: ChainHead } {
  if (head && head.dealId !== dealId)
    throw new Error(`the head of deal ${head.dealId} was given for ${dealId}`);
  const linked = { ...evidence, prevHash: head?.hash ?? chainStart(dealId) };
  const hash = chainHash(linked);
  return {
    row: { evidence: linked, hash },
    head: { dealId, count: (head?.count ?? 0) + 1, hash, at: evidence.at },
  };
}

/** A row as others than its owner are shown it: what ties it to its neighbours. */
export type ChainLink = Pick<Evidence, 'prevHash'> & Pick<EvidenceRow, 'hash'>;

/**
 * Checks that links of one deal, oldest first, lead to its head. The head must have passed `verifyHead`
 * first: whoever can write the rows could count all hashes anew, but cannot seal a head.
 */
export function verifyLinks(links: readonly ChainLink[], head: ChainHead): ChainCheck {
  let previous = chainStart(head.dealId);
  for (const [row, { prevHash, hash }] of links.entries()) {
    if (prevHash !== previous) return { ok: false, fault: 'link', row };
    previous = hash;
  }
  if (links.length !== head.count) return { ok: false, fault: 'count', row: links.length };
  if (previous !== head.hash) return { ok: false, fault: 'head', row: links.length - 1 };
  return { ok: true };
}

/** Checks all rows of one deal, oldest first, against its head, as `verifyLinks`, and each by its content. */
export function verifyChain(rows: readonly EvidenceRow[], head: ChainHead): ChainCheck {
  const row = rows.findIndex(({ evidence, hash }) => chainHash(evidence) !== hash);
  if (row >= 0) return { ok: false, fault: 'hash', row };
  return verifyLinks(
    rows.map(({ evidence: { prevHash }, hash }) => ({ prevHash, hash })),
    head,
  );
}

function sha256(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)));
}
