import { createHash } from 'node:crypto'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'

type Encoding = 'br' | 'gzip' | 'identity'

/** One body in one encoding, with its headers ready to be written, and those for who has it already: a 304 replaces them. */
export type Variant = { body: Buffer; headers: string[]; etag: string; unchanged: string[] }

export type CachedAnswer = {
  status: number
  /** Bytes at once: texts of a hundred pages, each in thousands of pieces, would leave the process 20 MB larger for good. */
  plain: Buffer
  /** Flat pairs, without those that depend on the encoding. */
  headers: readonly string[]
  made: Partial<Record<Encoding, Variant>>
}

/** Everything that is sent the same to all: found by path with one look, with nothing left to compute. */
export type AnswerCache = Map<string, CachedAnswer>

/** `headers` are flat pairs; what depends on the encoding is added to them. */
export function cacheAnswer(status: number, text: string | Buffer, headers: readonly string[]): CachedAnswer {
  return { status, plain: Buffer.from(text), headers, made: {} }
}

/**
 * The body in this encoding, packed when it is first asked for: to pack all pages before the doors open would keep the first
 * visitors waiting for pages that nobody asks for yet.
 */
export function variantOf(answer: CachedAnswer, encoding: Encoding): Variant {
  return (answer.made[encoding] ??= variant(pack[encoding](answer.plain), encoding, answer.headers))
}

const pack = {
  identity: (plain: Buffer) => plain,
  gzip: (plain: Buffer) => gzipSync(plain),
  br: (plain: Buffer) => brotliCompressSync(plain, brotli(5, plain)),
}

function brotli(quality: number, { length }: Buffer) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length } }
}

/** Pages that stay as they are while others are drawn again are not packed twice. */
const squeezed = new WeakSet<CachedAnswer>()

/**
 * Makes the brotli body as small as it gets. It takes some 40 ms of a thread of the pool, too long for a request,
 * so it is done once the answer is already in use.
 */
export function squeeze(answer: CachedAnswer): Promise<void> {
  if (squeezed.has(answer)) return Promise.resolve()
  const { plain } = answer
  return new Promise((resolve, reject) =>
    brotliCompress(plain, brotli(11, plain), (error, small) => {
      if (error) return reject(error)
      answer.made.br = variant(small, 'br', answer.headers)
      squeezed.add(answer)
      resolve()
    }),
  )
}

/** What the client accepts, by preference: brotli, gzip, plain. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(header)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(header)) return 'gzip'
  return 'identity'
}

function variant(body: Buffer, encoding: Encoding, headers: readonly string[]): Variant {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const own = ['ETag', etag, 'Vary', 'Accept-Encoding']
  const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  const length = ['Content-Length', String(body.length)]
  return { body, etag, headers: [...headers, ...length, ...own, ...encoded], unchanged: [...headers, ...own] }
}
