import { describe, expect, test } from 'vitest';
import { isOneWay } from './rules.ts';
import { signal } from './signal.ts';

const head = ['v=0', 'o=- 1 2 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE 0'];
const media = (kind: string, direction: string) => [
  `m=${kind} 9 UDP/TLS/RTP/SAVPF 96`,
  'c=IN IP4 0.0.0.0',
  direction,
];
const sdp = (...parts: readonly (readonly string[])[]) => `${[...head, ...parts.flat()].join('\r\n')}\r\n`;

describe('[S2.7-51, S7-63] a description of a shown screen goes one way', () => {
  test('the buyer sends one picture, and the desk only takes it', () => {
    expect(isOneWay('offer', sdp(media('video', 'a=sendonly')))).toBe(true);
    expect(isOneWay('answer', sdp(media('video', 'a=recvonly')))).toBe(true);
  });

  test.each([
    ['a desk that sends too', 'answer', sdp(media('video', 'a=sendrecv'))],
    ['a desk that only sends', 'answer', sdp(media('video', 'a=sendonly'))],
    ['an offer that takes', 'offer', sdp(media('video', 'a=sendrecv'))],
    ['no direction, which means both', 'offer', sdp(media('video', 'a=mid:0'))],
    ['both said at once', 'answer', sdp([...media('video', 'a=recvonly'), 'a=sendrecv'])],
    ['one said for the whole', 'answer', sdp(['a=sendrecv'], media('video', 'a=recvonly'))],
    ['sound', 'offer', sdp(media('audio', 'a=sendonly'))],
    ['sound beside the picture', 'offer', sdp(media('video', 'a=sendonly'), media('audio', 'a=sendonly'))],
    ['a channel for data', 'offer', sdp(media('video', 'a=sendonly'), media('application', 'a=sendonly'))],
    ['nothing', 'answer', ''],
  ] as const)('never %s', (_, kind, said) => {
    expect(isOneWay(kind, said)).toBe(false);
  });
});

test('a signal is one of three, without anything else and no longer than it has to be', () => {
  const candidate = {
    kind: 'candidate',
    candidate: 'candidate:1 1 udp 1 ::1 9 typ host',
    sdpMid: '0',
    sdpMLineIndex: 0,
  };
  expect(signal.safeParse(candidate).success).toBe(true);
  expect(signal.safeParse({ kind: 'offer', sdp: 'v=0' }).success).toBe(true);
  expect(signal.safeParse({ kind: 'offer', sdp: 'v'.repeat(6001) }).success).toBe(false);
  expect(signal.safeParse({ ...candidate, candidate: 'c'.repeat(501) }).success).toBe(false);
  expect(signal.safeParse({ ...candidate, to: 'everyone' }).success).toBe(false);
  expect(signal.safeParse({ kind: 'bye' }).success).toBe(false);
});
