import type { Signal } from '@novosel/contract/screens/signal.ts';
import type { Line } from './line.ts';

interface PeerOptions {
  readonly line: Line;
  readonly screen: string;
  readonly stunUrls: readonly string[];
  /** The peer connection broke or was never made. */
  readonly onFailed: () => void;
}

interface Peer {
  readonly connection: RTCPeerConnection;
  readonly close: () => void;
}

/** One codec that every browser has keeps the session description short enough for a socket message. */
const codec = 'video/VP8';

/** One end of the WebRTC connection between two browsers (S7-59): exchanges signals over the socket. */
const openPeer = ({ line, screen, stunUrls, onFailed }: PeerOptions): Peer & { say: Say } => {
  const connection = new RTCPeerConnection({
    iceServers: stunUrls.length > 0 ? [{ urls: [...stunUrls] }] : [],
  });
  const say: Say = async (signal) => {
    const answer = await line.ask('screens.signal', { screen, signal });
    if ('refused' in answer) throw new Error(answer.refused);
  };
  connection.onicecandidate = ({ candidate }) => {
    if (!candidate?.candidate) return;
    const { sdpMid, sdpMLineIndex } = candidate;
    void say({ kind: 'candidate', candidate: candidate.candidate, sdpMid, sdpMLineIndex }).catch(
      () => undefined,
    );
  };
  connection.onconnectionstatechange = () => {
    if (connection.connectionState === 'failed') onFailed();
  };
  /** ICE candidates that came before the description that they belong to. */
  const early: RTCIceCandidateInit[] = [];
  const take = async (signal: Signal): Promise<void> => {
    if (signal.kind === 'candidate') {
      const { kind: _, ...candidate } = signal;
      if (connection.remoteDescription) await connection.addIceCandidate(candidate);
      else early.push(candidate);
      return;
    }
    await connection.setRemoteDescription({ type: signal.kind, sdp: signal.sdp });
    for (const candidate of early.splice(0)) await connection.addIceCandidate(candidate);
    if (signal.kind !== 'offer') return;
    const answer = await connection.createAnswer();
    await connection.setLocalDescription(answer);
    await say({ kind: 'answer', sdp: answer.sdp ?? '' });
  };
  // Handles signals one by one, in the order in which they came.
  let last = Promise.resolve();
  const stop = line.hear(screen, (signal) => {
    last = last.then(() => take(signal)).catch(onFailed);
  });
  return {
    connection,
    say,
    close: () => {
      stop();
      connection.onconnectionstatechange = null;
      connection.close();
    },
  };
};

type Say = (signal: Signal) => Promise<void>;

/**
 * Sends a screen; receives no media.
 * @returns the function that ends it
 * @throws Error when the server refuses the offer or the browser cannot make one
 */
export const sendScreen = async (stream: MediaStream, options: PeerOptions): Promise<() => void> => {
  const { connection, say, close } = openPeer(options);
  for (const track of stream.getVideoTracks()) {
    const way = connection.addTransceiver(track, { direction: 'sendonly', streams: [stream] });
    const codecs = RTCRtpSender.getCapabilities('video')?.codecs ?? [];
    way.setCodecPreferences(codecs.filter(({ mimeType }) => mimeType === codec));
  }
  try {
    const offer = await connection.createOffer();
    await connection.setLocalDescription(offer);
    await say({ kind: 'offer', sdp: offer.sdp ?? '' });
  } catch (error) {
    close();
    throw error;
  }
  return close;
};

/** Receives a screen; sends no media. @returns the function that ends it */
export const takeScreen = (options: PeerOptions, onPicture: (stream: MediaStream) => void): (() => void) => {
  const { connection, close } = openPeer(options);
  connection.ontrack = ({ streams: [stream] }) => stream && onPicture(stream);
  return close;
};
