import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** The parts of CBOR (RFC 8949) that a key and an attestation object need. */
type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  const bytes = Buffer.alloc(3);
  bytes[0] = (major << 5) | 25;
  bytes.writeUInt16BE(value, 1);
  return bytes;
}

function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [encode(key), encode(one)])]);
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const PRESENT = 1;
const VERIFIED = 4;
const HAS_KEY = 64;

/** Deviations of the authenticator from an honest answer. */
export interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  /** Flag « user verified »; false if the device asked for neither PIN nor finger. */
  readonly verified?: boolean;
  readonly type?: string;
}

/** A passkey on a device of its own, which signs with ES256 and counts its signatures. */
export class Authenticator {
  readonly id = randomBytes(32).toString('base64url');
  readonly #keys: { readonly privateKey: KeyObject; readonly publicKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  readonly #rpId: string;
  readonly #origin: string;
  #counter = 0;

  constructor(origin = 'http://localhost:3000') {
    this.#origin = origin;
    this.#rpId = new URL(origin).hostname;
  }

  /** The answer to `navigator.credentials.create`. */
  create({ challenge }: { challenge: string }, lies: Lies = {}) {
    const jwk = this.#keys.publicKey.export({ format: 'jwk' });
    const coordinate = (text = '') => Buffer.from(text, 'base64url');
    // COSE: key type EC2, algorithm ES256, curve P-256.
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(jwk.x)],
      [-3, coordinate(jwk.y)],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([this.#authData(HAS_KEY, lies), Buffer.alloc(16), length, id, encode(key)]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      id: this.id,
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, lies).toString('base64url'),
        attestationObject: encode(attestation).toString('base64url'),
      },
    };
  }

  /** The answer to `navigator.credentials.get`. */
  get({ challenge }: { challenge: string }, lies: Lies = {}) {
    this.#counter = lies.counter ?? this.#counter + 1;
    const clientData = this.#clientData('webauthn.get', challenge, lies);
    const authData = this.#authData(0, lies);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#keys.privateKey);
    return {
      id: this.id,
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }

  #clientData(type: string, challenge: string, lies: Lies): Buffer {
    return Buffer.from(
      JSON.stringify({ type: lies.type ?? type, challenge, origin: lies.origin ?? this.#origin, crossOrigin: false }),
    );
  }

  #authData(flags: number, { rpId = this.#rpId, verified = true }: Lies): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | PRESENT | (verified ? VERIFIED : 0)]), counter]);
  }
}
