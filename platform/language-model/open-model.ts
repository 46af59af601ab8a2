import { second } from '#platform/time.ts'
import type { LanguageModel, ModelPiece, ModelPrompt, ModelService } from './language-model.ts'

/** Three short sentences have a third of it. */
const mostTokens = 300
/** What comes with these, many times over. A service that sends more is broken or means harm, and is not read on. */
const mostBytes = 256 * 1024

type Stream = Awaited<ReturnType<Awaited<ReturnType<typeof loadModel>>['doStream']>>['stream']

/** The model of a service; what it takes to speak with it is loaded when it is asked first. */
export function openModel(service: ModelService): LanguageModel {
  return {
    async *write(prompt, signal) {
      const busy = { pause: 0, is: false }
      try {
        const { stream } = await ask(service, { prompt, signal, busy })
        yield* piecesOf(stream)
      } catch {
        // What the service says about a failure is not repeated, for it may repeat what it was asked.
        yield busy.is
          ? { kind: 'trouble', what: 'busy', pause: busy.pause }
          : { kind: 'trouble', what: 'down' }
      }
    },
  }
}

type Busy = { pause: number; is: boolean }
type Asking = { prompt: ModelPrompt; signal: AbortSignal; busy: Busy }

async function ask(service: ModelService, { prompt, signal, busy }: Asking) {
  const model = await loadModel(service, async (url, init) => {
    // A redirect is not followed: it would carry key and words elsewhere.
    const answer = await fetch(url, { ...init, redirect: 'error' })
    busy.is = answer.status === 429 || answer.status === 503 || answer.status === 529
    busy.pause = (Number(answer.headers.get('retry-after')) || 0) * second
    return shortened(answer)
  })
  return model.doStream({
    prompt: [
      { role: 'system', content: prompt.instructions },
      { role: 'user', content: [{ type: 'text', text: prompt.material }] },
    ],
    maxOutputTokens: mostTokens,
    temperature: 0,
    abortSignal: signal,
  })
}

/** The same answer, whose body fails where it is too long: the connection is closed with it. */
function shortened({ body, status, statusText, headers }: Response) {
  let left = mostBytes
  const counted = body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, controller) {
        left -= piece.byteLength
        if (left < 0) controller.error(new Error('The answer is too long.'))
        else controller.enqueue(piece)
      },
    }),
  )
  return new Response(counted, { status, statusText, headers })
}

async function loadModel({ kind, url, name, key }: ModelService, fetch: typeof globalThis.fetch) {
  const at = { baseURL: url.replace(/\/+$/, ''), fetch }
  if (kind === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ ...at, apiKey: key ?? '' })(name)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({ ...at, name: 'model', ...(key && { apiKey: key }) })(name)
}

/** The text of a stream, and how it ended. What a model thinks to itself, and tools that it was not given, are left out. */
async function* piecesOf(stream: Stream): AsyncGenerator<ModelPiece> {
  try {
    for await (const part of stream) {
      if (part.type === 'text-delta') yield { kind: 'text', text: part.delta }
      if (part.type === 'error') break
      if (part.type !== 'finish') continue
      const { unified } = part.finishReason
      if (unified !== 'stop' && unified !== 'length') break
      return yield { kind: 'end', isWhole: unified === 'stop' }
    }
  } catch {
    // Broken off, as is one that ends without saying so.
  }
  yield { kind: 'trouble', what: 'broken' }
}
