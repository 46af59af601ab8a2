import type { LegalBlock } from './legal-block.ts'

/** Every legal text in every version that a form may name. */
export const legalBlocks: readonly LegalBlock[] = []
