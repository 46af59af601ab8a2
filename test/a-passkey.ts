import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewCredential, ShownCredential } from '#domain/factors/factor.ts'

/** Where a page would have to come from. */
const ownOrigin = 'http://localhost:3000'

type Telling = { challenge: string; origin?: string; counter?: number }

/** A device with a passkey, as browsers speak for it: ES256, and no word about its make. */
export function aDevice() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const credential = { id: id.toString('base64url'), type: 'public-key' as const }

  return {
    id: credential.id,

    make({ challenge, origin = ownOrigin, counter = 0 }: Telling): NewCredential {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      // Present, and sure of its person, with a credential: of an unknown make, its id, its key.
      const authData = Buffer.concat([
        dataOf(origin, 0x45, counter),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, ...bytes(fromText(x)), 0x22, ...bytes(fromText(y))]),
      ])
      const attestation = [0xa3, ...text('fmt'), ...text('none'), ...text('attStmt'), 0xa0]
      const attestationObject = Buffer.from([...attestation, ...text('authData'), ...bytes(authData)])
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      }
    },

    show({ challenge, origin = ownOrigin, counter = 0 }: Telling): ShownCredential {
      const authenticatorData = dataOf(origin, 0x05, counter)
      const client = clientData('webauthn.get', challenge, origin)
      const signature = sign('sha256', Buffer.concat([authenticatorData, hashOf(client)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

function dataOf(origin: string, flags: number, counter: number) {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([hashOf(new URL(origin).hostname), Buffer.from([flags]), count])
}

function clientData(type: string, challenge: string, origin: string) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

/** The two kinds of CBOR that are needed here. */
function text(words: string) {
  return [0x60 + words.length, ...Buffer.from(words)]
}
function bytes(content: Buffer) {
  return [0x58, content.length, ...content]
}

function fromText(base64url: string) {
  return Buffer.from(base64url, 'base64url')
}

function hashOf(content: string | Buffer) {
  return createHash('sha256').update(content).digest()
}
