import { createHash } from 'node:crypto'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'

type Encoding = 'br' | 'gzip' | 'identity'

/** One body in one encoding, with its headers ready to be written. */
export type Variant = { body: Buffer; headers: string[]; etag: string }

export type CachedAnswer = { status: number; variants: Record<Encoding, Variant> }

/** Everything that is sent the same to all: found by path with one look, with nothing left to compute. */
export type AnswerCache = Map<string, CachedAnswer>

/** An answer in its three encodings. `headers` are flat pairs; what depends on the encoding is added here. */
export function cacheAnswer(status: number, text: string | Buffer, headers: readonly string[]): CachedAnswer {
  const plain = Buffer.from(text)
  const quick = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  }
  return {
    status,
    variants: {
      identity: variant(plain, 'identity', headers),
      gzip: variant(gzipSync(plain), 'gzip', headers),
      br: variant(brotliCompressSync(plain, quick), 'br', headers),
    },
  }
}

/**
 * Makes the brotli body as small as it gets. It takes some 40 ms of a thread of the pool, too long for a request,
 * so it is done once the answer is already in use.
 */
export function squeeze(answer: CachedAnswer): Promise<void> {
  const { body, headers } = answer.variants.identity
  const best = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  }
  return new Promise((resolve, reject) =>
    brotliCompress(body, best, (error, small) => {
      if (error) return reject(error)
      answer.variants.br = variant(small, 'br', withoutBodyHeaders(headers))
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

const bodyHeaders = new Set(['Content-Encoding', 'Content-Length', 'ETag', 'Vary'])

function variant(body: Buffer, encoding: Encoding, headers: readonly string[]): Variant {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const own = ['Content-Length', String(body.length), 'ETag', etag, 'Vary', 'Accept-Encoding']
  const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  return { body, etag, headers: [...headers, ...own, ...encoded] }
}

function withoutBodyHeaders(headers: readonly string[]) {
  return headers.filter((_, index) => !bodyHeaders.has(headers[index - (index % 2)] ?? ''))
}
