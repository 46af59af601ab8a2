import { mediaHook } from '../ui/media-hook.ts'

/** Whether the board has room for the day below it: `xl` of the styles. */
export const useIsRoomy = mediaHook('(width >= 80rem)')
