import type { AlgorithmName } from '@novosel/pki/algorithms/algorithms.ts';
import { type Authority, signerOf } from '@novosel/pki/authority/make-authority.ts';
import { toHex } from '@novosel/pki/bytes.ts';
import { makeSerial } from '@novosel/pki/certificates/issue-certificate.ts';
import { derOf } from '@novosel/pki/der.ts';
import { answerStatus, readStatusQuestion } from '@novosel/pki/revocation/online-status.ts';
import { issueRevocationList } from '@novosel/pki/revocation/revocation-list.ts';
import { answerTimestamp } from '@novosel/pki/timestamps/timestamp.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { World } from '../world.ts';
import { authorityOf, toSecond } from './authorities.ts';
import { findBySerial, serialOf } from './orders.ts';

const hourMs = 3_600_000;
/** Validity of a revocation list and of a status answer, in hours. */
const listHours = 24;
const answerHours = 1;

interface ByAlgorithm {
  Params: { algorithm: AlgorithmName };
}
const params = {
  type: 'object',
  properties: { algorithm: { type: 'string', enum: ['gost', 'ecdsa'] } },
};

/** What an authority publishes for everybody: certificates, revocation lists, statuses and timestamps. */
export function servicesRoutes(app: FastifyInstance, world: World): void {
  app.addContentTypeParser(
    ['application/timestamp-query', 'application/ocsp-request'],
    { parseAs: 'buffer', bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, body),
  );
  const publish = (
    file: string,
    type: string,
    read: (authority: Authority, algorithm: AlgorithmName) => Uint8Array,
  ) =>
    app.get<ByAlgorithm>(`/ca/:algorithm/${file}`, { schema: { params } }, (request, reply) => {
      const { algorithm } = request.params;
      return reply.type(type).send(Buffer.from(read(authorityOf(world, algorithm), algorithm)));
    });
  publish('root.cer', 'application/pkix-cert', ({ root }) => derOf(root));
  publish('issuing.cer', 'application/pkix-cert', ({ issuing }) => derOf(issuing.certificate));
  publish('root.crl', 'application/pkix-crl', ({ root, rootKey }, algorithm) =>
    listOf(world, { algorithm, certificate: root, privateKey: rootKey }, []),
  );
  publish('issuing.crl', 'application/pkix-crl', ({ issuing }, algorithm) =>
    listOf(world, issuing, revokedBy(world, algorithm)),
  );
  answerQuestions(app, 'ocsp', 'application/ocsp-response', (algorithm, question) =>
    statusOf(world, algorithm, question),
  );
  answerQuestions(app, 'tsp', 'application/timestamp-reply', (algorithm, question) =>
    answerTimestamp(question, {
      at: toSecond(world.now()),
      serial: makeSerial(),
      authority: signerOf(authorityOf(world, algorithm).timestamps),
    }),
  );
}

type Answering = (algorithm: AlgorithmName, question: Uint8Array) => Uint8Array;

function answerQuestions(app: FastifyInstance, service: string, type: string, answer: Answering): void {
  app.post<ByAlgorithm & { Body: Buffer }>(
    `/ca/:algorithm/${service}`,
    { schema: { params } },
    (request, reply): FastifyReply => {
      try {
        const bytes = answer(request.params.algorithm, new Uint8Array(request.body));
        return reply.type(type).send(Buffer.from(bytes));
      } catch (error) {
        if (error instanceof RangeError) return reply.code(400).send({ code: 'malformed_request' });
        throw error;
      }
    },
  );
}

const revokedBy = ({ store }: World, algorithm: AlgorithmName) =>
  store.state.orders.flatMap((order) =>
    order.algorithm === algorithm && order.revokedAt !== null
      ? [
          {
            serial: serialOf(order),
            at: toSecond(new Date(order.revokedAt)),
            reason: order.revocationReason ?? 'unspecified',
          },
        ]
      : [],
  );

type List = Parameters<typeof issueRevocationList>;

function listOf(world: World, issuer: List[1], revoked: List[0]['revoked']): Uint8Array {
  const thisUpdate = toSecond(world.now());
  const nextUpdate = new Date(thisUpdate.getTime() + listHours * hourMs);
  return issueRevocationList(
    { number: thisUpdate.getTime() / 1000, thisUpdate, nextUpdate, revoked },
    issuer,
  );
}

function statusOf(world: World, algorithm: AlgorithmName, question: Uint8Array): Uint8Array {
  const { statuses, issuing } = authorityOf(world, algorithm);
  const serial = readStatusQuestion(question);
  const order = findBySerial(world, toHex(serial));
  const thisUpdate = toSecond(world.now());
  return answerStatus(
    {
      serial,
      revokedAt: order && (order.revokedAt === null ? null : toSecond(new Date(order.revokedAt))),
      thisUpdate,
      nextUpdate: new Date(thisUpdate.getTime() + answerHours * hourMs),
    },
    statuses,
    issuing.certificate,
  );
}
