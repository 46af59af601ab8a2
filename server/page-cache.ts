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
  /** Whether it is worth to be made as small as it gets, once it is asked for. */
  isSqueezed: boolean
  made: Partial<Record<Encoding, Variant>>
}

/** Everything that is sent the same to all: found by path with one look, with nothing left to compute. */
export type AnswerCache = Map<string, CachedAnswer>

/** `headers` are flat pairs; what depends on the encoding is added to them. */
export function cacheAnswer(
  status: number,
  text: string | Buffer,
  { headers, isSqueezed = false }: { headers: readonly string[]; isSqueezed?: boolean },
): CachedAnswer {
  return { status, plain: Buffer.from(text), headers, isSqueezed, made: {} }
}

/**
 * The body in this encoding, packed when it is first asked for: to pack all pages before the doors open would keep the first
 * visitors waiting for pages that nobody asks for yet.
 */
export function variantOf(answer: CachedAnswer, encoding: Encoding): Variant {
  const made = answer.made[encoding]
  if (made) return made
  if (answer.isSqueezed && encoding === 'br') squeezed = squeezed.then(() => squeeze(answer))
  return (answer.made[encoding] = variant(pack[encoding](answer.plain), encoding, answer.headers))
}

const pack = {
  identity: (plain: Buffer) => plain,
  gzip: (plain: Buffer) => gzipSync(plain),
  br: (plain: Buffer) => brotliCompressSync(plain, brotli(5, plain)),
}

function brotli(quality: number, { length }: Buffer) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length } }
}

/** One at a time, so that visitors don't wait for it. */
let squeezed = Promise.resolve()

/**
 * Makes the brotli body as small as it gets. It takes some 40 ms of a thread of the pool for a page and a second for the portal's
 * scripts, too long for a request, so the first who asks gets a larger one; what nobody asks for costs nothing.
 */
function squeeze({ plain, headers, made }: CachedAnswer): Promise<void> {
  return new Promise((resolve) =>
    brotliCompress(plain, brotli(11, plain), (error, small) => {
      if (!error) made.br = variant(small, 'br', headers)
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
