import * as z from 'zod'
import { words } from './both-languages.ts'

export const longestLabel = 24

const ink = '#0b1b2b'
const white = '#ffffff'
/** What text of ordinary size needs on its ground (WCAG 1.4.3). */
const enough = 4.5

/** The button on the page. */
export const Launcher = z.strictObject({
  label: words(longestLabel),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'Enter a color as #0b1b2b.')
    .refine((color) => textOn(color) !== null, 'Neither white nor dark text can be read on this color.'),
  side: z.enum(['right', 'left']),
})
export type Launcher = z.output<typeof Launcher>

export const firstLauncher: Launcher = {
  label: { en: 'Chat with us', es: 'Escríbanos' },
  color: ink,
  side: 'right',
}

/** The color of the words on a button, white where it can be read; null where neither can. */
export function textOn(color: string): string | null {
  return [white, ink].find((text) => contrast(text, color) >= enough) ?? null
}

export function contrast(one: string, other: string) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** What differs from how the button comes, over the styles of the page too. */
export function styleOf({ color, side }: Launcher) {
  const painted = `.launcher{background:${color}!important;border-color:${color}!important;color:${textOn(color)}!important}`
  // On a phone the dialog is as wide as the screen.
  const moved =
    ':host{left:16px!important;right:auto!important}@media (min-width:40.01em){dialog{left:16px!important;right:auto!important}}'
  return (color === firstLauncher.color ? '' : painted) + (side === 'left' ? moved : '')
}

function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
