/** What a model is asked: what it must keep to, and what it is to work on. */
export type ModelPrompt = { readonly instructions: string; readonly material: string }

/**
 * What comes of it, piece by piece. The last piece is its end or a trouble: of a `busy` service how long it wants to be left alone, where
 * it says so.
 */
export type ModelPiece =
  | { readonly kind: 'text'; readonly text: string }
  /** `isWhole`: it stopped by itself. */
  | { readonly kind: 'end'; readonly isWhole: boolean }
  | { readonly kind: 'trouble'; readonly what: ModelTrouble; readonly pause?: number | undefined }

/** It could not be reached or refused us, it has too much to do, or it broke off. */
export type ModelTrouble = 'down' | 'busy' | 'broken'

export type LanguageModel = {
  /** Ends with a trouble, and never by throwing. */
  write(prompt: ModelPrompt, signal: AbortSignal): AsyncIterable<ModelPiece>
}

export const modelKinds = ['openai-compatible', 'anthropic'] as const

/** The service that the environment names. */
export type ModelService = {
  readonly kind: (typeof modelKinds)[number]
  readonly url: string
  readonly name: string
  readonly key: string | undefined
}
