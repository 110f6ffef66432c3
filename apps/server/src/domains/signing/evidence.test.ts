import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headKeyOf, verifyHead } from '@novosel/proof/chain-seal.ts';
import {
  type ChainHead,
  chainHash,
  type Evidence,
  type EvidenceRow,
  nextRow,
  verifyChain,
} from '@novosel/proof/evidence-chain.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sealHead } from './head-seal.ts';
import { loadHeadKey } from './load-head-key.ts';

const changes = 2_000;
const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 });
const text = fc.string({ unit: 'grapheme', maxLength: 40 });

const fields: fc.Arbitrary<Omit<Evidence, 'prevHash'>> = fc.record({
  who: fc.record({ userId: fc.uuid(), fullName: text, passportHash: hex, phoneMasked: text }),
  agreementVersion: text,
  rulesVersion: text,
  documentSha256: hex,
  codeId: fc.uuid(),
  tries: fc.integer({ min: 1, max: 3 }),
  ip: fc.ipV4(),
  userAgent: text,
  at: fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
    .map((date) => date.toISOString()),
  kind: fc.constant('simple' as const),
});

interface Chain {
  rows: EvidenceRow[];
  head: ChainHead;
}

const chain: fc.Arbitrary<Chain> = fc
  .tuple(fc.uuid(), fc.array(fields, { minLength: 2, maxLength: 6 }))
  .map(([dealId, all]) => build(dealId, all));

function build(dealId: string, all: readonly Omit<Evidence, 'prevHash'>[]): Chain {
  let head: ChainHead | undefined;
  const rows = all.map((one) => {
    const next = nextRow(head, dealId, one);
    head = next.head;
    return next.row;
  });
  if (!head) throw new Error('an empty chain has no head');
  return { rows, head };
}

/** Every path to a leaf of an evidence row, so that no field escapes the flips. */
const leaves = [
  ['who', 'userId'],
  ['who', 'fullName'],
  ['who', 'passportHash'],
  ['who', 'phoneMasked'],
  ['agreementVersion'],
  ['rulesVersion'],
  ['documentSha256'],
  ['codeId'],
  ['tries'],
  ['ip'],
  ['userAgent'],
  ['at'],
  ['kind'],
  ['prevHash'],
] as const;

function flipped(row: EvidenceRow, path: readonly string[]): EvidenceRow {
  const copy = structuredClone(row);
  const holder = path
    .slice(0, -1)
    .reduce((node, key) => node[key] as typeof node, copy.evidence as unknown as Record<string, unknown>);
  const key = path.at(-1) ?? '';
  const value = holder[key];
  holder[key] = typeof value === 'number' ? value + 1 : `${value}·`;
  return copy;
}

/** What one who may write the table does next: reckons every later link and hash anew. */
function relinked(rows: readonly EvidenceRow[], head: ChainHead): EvidenceRow[] {
  return rows.length === 0
    ? []
    : build(
        head.dealId,
        rows.map(({ evidence: { prevHash: _, ...rest } }) => rest),
      ).rows;
}

function found(attack: (rows: EvidenceRow[], at: number, other: Chain) => EvidenceRow[]): void {
  fc.assert(
    fc.property(chain, chain, fc.nat(), ({ rows, head }, other, seed) => {
      const changed = attack([...rows], seed, other);
      fc.pre(JSON.stringify(changed) !== JSON.stringify(rows));
      expect(verifyChain(changed, head).ok).toBe(false);
      const rewritten = relinked(changed, head);
      // A changed link alone is undone by relinking: that is the good chain again.
      expect(verifyChain(rewritten, head).ok).toBe(JSON.stringify(rewritten) === JSON.stringify(rows));
    }),
    { numRuns: changes },
  );
}

describe('promise 46: the chain of evidence, 10,000 changes', () => {
  test('a good chain is never refused, also after a trip through JSON with other key order', () => {
    fc.assert(
      fc.property(chain, ({ rows, head }) => {
        const stored = rows.map(({ evidence, hash }) => ({
          evidence: Object.fromEntries(
            Object.entries(JSON.parse(JSON.stringify(evidence))).reverse(),
          ) as unknown as Evidence,
          hash,
        }));
        expect(verifyChain(stored, head)).toEqual({ ok: true });
      }),
      { numRuns: changes },
    );
  });

  test('a flip in any field is found', () => {
    found((rows, seed) => {
      const at = seed % rows.length;
      const path = leaves[seed % leaves.length] ?? leaves[0];
      return rows.map((row, index) => (index === at ? flipped(row, path) : row));
    });
  });

  test('a deleted row is found', () => {
    found((rows, seed) => rows.toSpliced(seed % rows.length, 1));
  });

  test('two rows swapped are found', () => {
    found((rows, seed) => {
      const at = seed % (rows.length - 1);
      return rows.toSpliced(at, 2, ...rows.slice(at, at + 2).reverse());
    });
  });

  test('an inserted row, of the same deal or of another, is found', () => {
    found((rows, seed, other) => {
      const source = seed % 2 === 0 ? rows : other.rows;
      return rows.toSpliced(seed % (rows.length + 1), 0, ...source.slice(0, 1));
    });
  });

  test('a tail cut off is found', () => {
    found((rows, seed) => rows.slice(0, seed % rows.length));
  });

  test('a chain of another deal, or of another length, is refused', () => {
    fc.assert(
      fc.property(chain, fc.uuid(), ({ rows, head }, dealId) => {
        expect(verifyChain(rows, { ...head, dealId })).toEqual({ ok: false, fault: 'link', row: 0 });
        const count = head.count + 1;
        expect(verifyChain(rows, { ...head, count })).toEqual({
          ok: false,
          fault: 'count',
          row: rows.length,
        });
      }),
    );
  });

  test('the hash is fixed: canonical JSON, not the order of the keys', () => {
    const evidence: Evidence = {
      who: { userId: 'u1', fullName: 'Королёва Анна', passportHash: '00', phoneMasked: '+7 ··· 45-67' },
      agreementVersion: '1.0',
      rulesVersion: '3',
      documentSha256: 'ab',
      codeId: 'c1',
      tries: 1,
      ip: '203.0.113.7',
      userAgent: 'test',
      at: '2026-11-12T12:10:00.000Z',
      kind: 'simple',
      prevHash: '',
    };
    const written =
      'novosel:evidence:1\n{"agreementVersion":"1.0","at":"2026-11-12T12:10:00.000Z","codeId":"c1",' +
      '"documentSha256":"ab","ip":"203.0.113.7","kind":"simple","prevHash":"","rulesVersion":"3","tries":1,' +
      '"userAgent":"test","who":{"fullName":"Королёва Анна","passportHash":"00","phoneMasked":"+7 ··· 45-67",' +
      '"userId":"u1"}}';
    expect(chainHash(evidence)).toBe(createHash('sha256').update(written).digest('hex'));
  });
});

describe('promise 46: the sealed head', () => {
  test('the key is made once, for its owner only; a sealed head holds and any change of it does not', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'head-key-'));
    try {
      const [one, two] = await Promise.all([loadHeadKey(dir), loadHeadKey(dir)]);
      expect(one.publicKey.equals(two.publicKey)).toBe(true);
      expect((await stat(join(dir, 'evidence.key.pem'))).mode & 0o777).toBe(0o600);
      const key = headKeyOf(String(two.publicKey.export({ type: 'spki', format: 'pem' })));
      fc.assert(
        fc.property(chain, ({ head }) => {
          const sealed = sealHead(head, one.privateKey);
          expect(verifyHead(sealed, key)).toBe(true);
          for (const change of [
            { count: head.count - 1 },
            { hash: head.hash.slice(1) },
            { dealId: '' },
            { at: '' },
          ]) {
            expect(verifyHead({ ...sealed, head: { ...head, ...change } }, key)).toBe(false);
          }
        }),
        { numRuns: 200 },
      );
    } finally {
      await rm(dir, { recursive: true });
    }
  });
});
