import { rollDice } from './dice.ts'
import { height, scenes, width, type Scene } from './scenes.ts'

/** Fades out toward its edge. Blurring would look the same at three times the work. */
function glow(id: string, color: string, opacity: number) {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset=".7" stop-color="${color}" stop-opacity="${opacity * 0.75}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`
}

/** What all pictures share: paints, and how light falls into them. */
const paints = `<defs>
<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8fa9b5" stop-opacity=".8"/><stop offset="1" stop-color="#2f4752" stop-opacity=".95"/></linearGradient>
<linearGradient id="steel"><stop offset="0" stop-color="#8d949b"/><stop offset=".35" stop-color="#e7eaec"/><stop offset="1" stop-color="#6a7178"/></linearGradient>
<radialGradient id="light" cx=".45" cy=".4" r=".8"><stop offset=".35" stop-color="#fff6dd" stop-opacity=".16"/><stop offset="1" stop-color="#070b10" stop-opacity=".6"/></radialGradient>
${glow('stain', '#8a5d25', 0.5)}${glow('soot', '#14110e', 0.42)}${glow('grime', '#5c6046', 0.6)}${glow('damp', '#46361f', 0.8)}
</defs>`

/** A picture of the scene as a JPEG file, held as crookedly as a phone is held; the same for the same seed. */
export async function drawPicture(
  scene: Scene,
  seed: number,
  moment: 'before' | 'after' = 'before',
): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const dice = rollDice(seed)
  const tilt = (dice() - 0.5) * 6
  const drawn = scenes[scene](dice).join('')
  const shapes = moment === 'before' ? drawn : drawn.replaceAll(/<g class="harm">.*?<\/g>/g, '')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="540" viewBox="0 0 ${width} ${height}">${paints}
<g transform="rotate(${tilt} ${width / 2} ${height / 2}) translate(-48 -36) scale(1.1)">${shapes}</g>
<rect width="${width}" height="${height}" fill="url(#light)"/></svg>`
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: 80 }).toBuffer()
}
