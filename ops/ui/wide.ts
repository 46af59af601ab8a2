import { mediaHook } from './media-hook.ts'

/** The width from which the menu and a second column stand beside the screen: `lg` of the styles. */
export const wide = '(width >= 64rem)'

/** Whether the window is that wide now. */
export const useIsWide = mediaHook(wide)
