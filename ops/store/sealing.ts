/** Encrypted with AES-256-GCM. `iv` is null where the page is on plain http: browsers encrypt nothing there. */
export type Sealed = { iv: Uint8Array<ArrayBuffer> | null; bytes: ArrayBuffer }

export type Sealer = {
  /** Whether what is stored is readable with the key alone. */
  readonly isSecret: boolean
  sealBytes(bytes: ArrayBuffer): Promise<Sealed>
  openBytes(sealed: Sealed): Promise<ArrayBuffer>
  seal(value: unknown): Promise<Sealed>
  /** Throws where it was sealed with another key. */
  open(sealed: Sealed): Promise<unknown>
}

/** Seals and opens with the key of a person; null: on plain http, where nothing of others may be stored. */
export function sealerWith(key: CryptoKey | null): Sealer {
  async function sealBytes(bytes: ArrayBuffer): Promise<Sealed> {
    if (!key) return { iv: null, bytes }
    const iv = crypto.getRandomValues(new Uint8Array(12))
    return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes) }
  }

  async function openBytes({ iv, bytes }: Sealed) {
    if (!iv) return bytes
    if (!key) throw new Error('There is no key')
    return crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes)
  }

  return {
    isSecret: key !== null,
    sealBytes,
    openBytes,
    seal: (value) => sealBytes(toBuffer(JSON.stringify(value))),
    async open(sealed) {
      const told: unknown = JSON.parse(new TextDecoder().decode(await openBytes(sealed)))
      return told
    },
  }
}

function toBuffer(text: string): ArrayBuffer {
  return new TextEncoder().encode(text).buffer
}
