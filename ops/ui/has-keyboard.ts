import { mediaHook } from './media-hook.ts'

/** Whether keys can be named: where a finger is all there is, nobody has an Escape key. */
export const useHasKeyboard = mediaHook('(any-hover: hover) and (any-pointer: fine)')
