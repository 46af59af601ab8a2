import * as z from 'zod'

const ConfirmFirst = z.object({ code: z.enum(['confirm-first']) })

type Send = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

/** Sends a request; where it is answered that the person must confirm first, asks them, and sends the very same once more. */
export function confirming(send: Send, askToConfirm: () => Promise<boolean>): Send {
  return async (input, init) => {
    const answer = await send(input, init)
    if (answer.status !== 403) return answer
    const told = ConfirmFirst.safeParse(
      await answer
        .clone()
        .json()
        .catch(() => null),
    )
    return told.success && (await askToConfirm()) ? send(input, init) : answer
  }
}
