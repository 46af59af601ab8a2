import type { Parts } from './parts.ts'
import type { Server } from './server.ts'
import type { Answer } from './server-answer.ts'
import type { Waiting } from './waiting.ts'
import type { Language } from './words.ts'

type Proof = ReturnType<typeof import('./proof.ts').openContactProof>

/** What has to happen before something goes out: the bytes of a photo go first, a proof of work goes with a phone number. */
export function openPrepare(server: Server, parts: Parts, language: () => Language) {
  let proof: Proof | undefined
  return {
    /** A request without a proof is as welcome. */
    async beginProof() {
      const { openContactProof } = await parts.proof()
      proof ??= openContactProof(server.addressOf('/contact'))
      void proof?.begin()
    },
    async prepare({ id, path, body }: Waiting): Promise<{ body: Waiting['body'] } | { answer: Answer }> {
      if (path === 'photos') return preparePhoto(String(body['sha256']), body)
      const proven = path === 'contact' ? await proof?.ifReady(id) : undefined
      return { body: proven ? { ...body, proof: proven } : body }
    },
    isUrgent: (waiting: readonly Waiting[]) =>
      parts.urgent().then(
        ({ isUrgent }) => isUrgent(waiting, parts),
        () => false,
      ),
    /** What is in needs no place here any more. */
    sent({ path, body }: Waiting) {
      if (path === 'photos')
        void parts.photos().then(({ forgetPhoto }) => forgetPhoto(String(body['sha256'])))
    },
  }

  async function preparePhoto(hash: string, body: Waiting['body']) {
    const outcome = await parts.photos().then(
      ({ uploadPhoto }) => uploadPhoto(hash, server.addressOf(`photos/${hash}`), language()),
      () => ({ kind: 'failed' as const }),
    )
    return outcome.kind === 'arrived' ? { body } : { answer: outcome }
  }
}
