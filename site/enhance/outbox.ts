/** Why a request is not there yet. `trouble`: the server answered, and could not take it. */
export type Cause = 'offline' | 'silent' | 'trouble' | 'refused'

/** Where the one request of this form is. Pure, so that every way through it is tested without a browser. */
export type Outbox =
  | { readonly at: 'rest' }
  | { readonly at: 'way'; readonly isFirstTry: boolean }
  | { readonly at: 'waiting'; readonly cause: Cause; readonly sentence: string }
  | { readonly at: 'there'; readonly reference: string }

export type OutboxEvent =
  /** The visitor presses the button. */
  | { readonly type: 'send' }
  /** Something may have changed: online again, back in view, fifteen seconds later. */
  | { readonly type: 'wake' }
  | { readonly type: 'received'; readonly reference: string }
  | { readonly type: 'failed'; readonly cause: Cause; readonly sentence?: string }
  /** A field needs fixing first: it is the visitor's turn again. */
  | { readonly type: 'fields' }

export const atRest: Outbox = { at: 'rest' }

export function afterEvent(outbox: Outbox, event: OutboxEvent): Outbox {
  if (outbox.at === 'there') return outbox
  if (event.type === 'send') return outbox.at === 'way' ? outbox : onTheWay(outbox)
  // What was refused comes back the same: only a person can tell what to change.
  if (event.type === 'wake')
    return outbox.at === 'waiting' && outbox.cause !== 'refused' ? onTheWay(outbox) : outbox
  if (outbox.at !== 'way') return outbox
  if (event.type === 'received') return { at: 'there', reference: event.reference }
  if (event.type === 'fields') return atRest
  return { at: 'waiting', cause: event.cause, sentence: event.sentence ?? '' }
}

function onTheWay({ at }: Outbox): Outbox {
  return { at: 'way', isFirstTry: at === 'rest' }
}
