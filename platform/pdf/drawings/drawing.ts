/** A picture of ours as SVG paths, and texts that the template sets above it in its own faces. Made from numbers alone. */
export type Drawing = { svg: string; width: number; height: number; labels: readonly Label[] }

export type Label = {
  text: string
  x: number
  y: number
  tone: 'soft' | 'good' | 'plain'
  from: 'left' | 'center' | 'right'
}

export function svgOf({ width, height }: { width: number; height: number }, paths: readonly string[]) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${number(width)} ${number(height)}" width="${number(width)}" height="${number(height)}">${paths.join('')}</svg>`
}

export function number(value: number) {
  if (!Number.isFinite(value)) throw new Error('A drawing was given something that is no number.')
  return String(Number(value.toFixed(2)))
}
